import type { APIResponse, Page, Route } from '@playwright/test'
import type { SteeredServer } from '#tests/journeys/person.ts'
import type { Asked, Reply } from '#tests/worlds/server.ts'

/**
 * The line between a page and a real server. What the steps of a journey let a fake server answer, the real one
 * answers by itself. The line only lets its answers through when the step says so, or fails as lines and proxies
 * do: without an answer, with a status of 5xx, or with 429.
 */
export interface Line extends SteeredServer {
  /** The title of the last refusal of this call. */
  refusalOf: (question: string) => string | undefined
  /** From now on an answer to this call is the one before, as from a cache. */
  staysAt: (question: string) => void
  letsFresh: (question: string) => void
  /** Whether the server still has to answer something that the line let through. */
  isBusy: () => boolean
  /** The page no longer keeps cookies. */
  dropsCookies: () => void
}
type Way = 'through' | 'cut' | Reply

export async function openLine(
  page: Page,
  isHeld: (question: string) => boolean,
  toJourney: (address: string) => string,
): Promise<Line> {
  const asked: Asked[] = []
  const waiting = new Map<string, ((way: Way) => void)[]>()
  const last = new Map<string, string>()
  const stale = new Set<string>()
  const failing = new Map<string, Way>()
  let keepsCookies = true
  let going = 0
  const refusals = new Map<string, string>()
  const nameOf = ({ method, address }: Pick<Asked, 'method' | 'address'>) => `${method} ${address}`

  async function answer(route: Route): Promise<void> {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const body = request.postData()
    const sent: Asked = {
      method: request.method(),
      address: toJourney(pathname + search),
      body: body === null ? null : readBody(body),
      headers: request.headers(),
    }
    asked.push(sent)
    const question = nameOf(sent)
    const way = isHeld(question)
      ? await new Promise<Way>((resolve) => hold(question, resolve))
      : (failing.get(question) ?? 'through')
    if (way === 'cut') return route.abort('connectionfailed')
    if (way !== 'through') return route.fulfill({ status: way.status, headers: way.headers ?? {}, body: '' })
    const kept = stale.has(question) ? last.get(question) : undefined
    if (kept !== undefined) return route.fulfill({ status: 200, contentType: 'application/json', body: kept })
    const response = await ask(route, question)
    if (keepsCookies) return route.fulfill({ response })
    // The browser already has the cookie of the response, and would take it again from its headers.
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  }
  async function ask(route: Route, question: string): Promise<APIResponse> {
    going += 1
    try {
      // A request that was held has the session of now, which may have ended since it was made.
      const { cookie: _, ...headers } = await route.request().allHeaders()
      const response = await route.fetch({ headers })
      const text = await response.text()
      if (response.ok()) last.set(question, text)
      else refusals.set(question, titleOf(text))
      return response
    } finally {
      going -= 1
    }
  }
  function hold(question: string, resolve: (way: Way) => void): void {
    waiting.set(question, [...(waiting.get(question) ?? []), resolve])
  }

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // The page may be closed while a request is on its way, and the route would then fail.
  await page.route('**/api/**', (route) => answer(route).catch(() => {}))
  // Live connections get no answer, so that nothing is shown before its step.
  await page.route('**/hub/**', () => {})
  await page.routeWebSocket('**/hub/**', () => {})
  return {
    asked,
    countOf: (question) => asked.filter((each) => nameOf(each) === question).length,
    // The server answers by itself. Only whether the line fails is up to the steps.
    says: (question, reply) => void failing.set(question, reply === 'held' ? 'through' : wayOf(reply)),
    takes: () => {
      throw new Error('A real server does not tell how much of a file has arrived.')
    },
    release(question, reply) {
      const held = waiting.get(question) ?? []
      waiting.delete(question)
      if (held.length === 0) throw new Error(`Nobody waits for ${question}.`)
      for (const resolve of held) resolve(wayOf(reply))
    },
    refusalOf: (question) => refusals.get(question),
    isBusy: () => going > 0,
    staysAt: (question) => void stale.add(question),
    letsFresh: (question) => void stale.delete(question),
    dropsCookies: () => {
      keepsCookies = false
    },
  }
}

function wayOf(reply: Reply | 'silence'): Way {
  if (reply === 'silence') return 'cut'
  return reply.status >= 500 || reply.status === 429 ? reply : 'through'
}

function readBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A file.
    return body
  }
}

function titleOf(text: string): string {
  try {
    const answer: unknown = JSON.parse(text)
    return answer !== null && typeof answer === 'object' && 'title' in answer ? String(answer.title) : ''
  } catch {
    return ''
  }
}
