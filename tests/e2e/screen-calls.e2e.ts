import type { Page, Request } from '@playwright/test'
import { organiserRoutes } from './organiser-routes.ts'
import { needs } from './other-server.ts'
import { expect, signIn, test } from './platform.ts'

needs(test, 'samples')

/**
 * Each account may send 150 requests a minute, and a walk through the screens must fit into that. The most
 * are made by a game's settings, which also show its opening check and the findings that were accepted.
 */
const MOST_CALLS = 8
/** A monitor's screen also reads two lists, the board, its notices, the figures and the containers. */
const MOST_CALLS_OF_MONITOR = 10
/** The snapshots of feeds. A connection that opens late reads them once more, so they are counted once. */
const SNAPSHOT = /^GET \/api\/(?:game\/\d+\/(?:events|submissions|notices)|admin\/(?:logs|audit))$/

test('no screen of organisers makes a request twice, or many requests, when it opens', async ({
  page,
  platform,
}) => {
  test.setTimeout(360_000)
  await signIn(page, platform)
  const ids = await idsOfDemo(page)
  const found: string[] = []
  const routes = organiserRoutes()
  expect(routes.length).toBeGreaterThan(15)
  for (const route of routes) found.push(...(await findingsOf(page, route, ids)))
  expect(found).toEqual([])
})

/**
 * The findings of the best of three openings. On a busy machine the connection may open long after the screen
 * has read its data, and then the screen is right to read again what may have changed in between. A screen
 * that asks too much does so each time.
 */
async function findingsOf(page: Page, route: string, ids: Record<string, string>): Promise<string[]> {
  let found: string[] = []
  for (let opening = 0; opening < 3; opening++) {
    found = await openOnce(page, route, ids)
    if (found.length === 0) return []
  }
  return found
}

async function openOnce(page: Page, route: string, ids: Record<string, string>): Promise<string[]> {
  const calls = await callsOfOpening(
    page,
    route.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ''),
  )
  const most = /\/room\/(?:live|overview|board)/.test(route) ? MOST_CALLS_OF_MONITOR : MOST_CALLS
  // oxlint-disable-next-line no-console -- The table is read when a bound is chosen anew.
  console.log(`${String(calls.length).padStart(2)}  ${route}\n      ${calls.map(toPattern).join('\n      ')}`)
  const found = repeatedIn(calls).map((call) => `${route} repeats ${call}`)
  const repeats = calls.filter((call, at) => SNAPSHOT.test(call) && calls.indexOf(call) !== at)
  if (calls.length - repeats.length > most) found.push(`${route} asks ${calls.length} times`)
  return found
}

/**
 * The calls as `GET /api/…` from the opening until the network is idle, because late parts of a screen make
 * calls too.
 */
async function callsOfOpening(page: Page, path: string): Promise<string[]> {
  const calls: string[] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  }
  page.on('request', note)
  await page.goto(path)
  await expect(page.getByRole('heading').first(), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return calls
}

async function idsOfDemo(page: Page): Promise<Record<string, string>> {
  const posts: unknown = await (await page.request.get('/api/posts')).json()
  const challenges: unknown = await (await page.request.get('/api/edit/games/1/challenges')).json()
  return { gameId: '1', postId: firstId(posts), chalId: firstId(challenges) }
}

function firstId(list: unknown): string {
  const id = /"id":"?(\w+)/.exec(JSON.stringify(list))?.[1]
  if (id === undefined) throw new Error('The demo lacks a row.')
  return id
}

const repeatedIn = (calls: string[]) =>
  [...new Set(calls)]
    .filter((call) => calls.filter((each) => each === call).length > (SNAPSHOT.test(call) ? 2 : 1))
    .map(toPattern)

const toPattern = (call: string) => call.replaceAll(/\/\d+(?=\/|$|\?)/g, '/:id')
