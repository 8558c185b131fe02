import type { Page, Request } from '@playwright/test'
import { organiserRoutes } from './organiser-routes.ts'
import { expect, signIn, test } from './platform.ts'

/** Each account may ask 150 times a minute; a walk through the screens has to fit into that. */
const MOST_CALLS = 10
/** A monitor has two lines with a feed each, the overview of the game and its containers. */
const MOST_CALLS_OF_MONITOR = 14
/** The line of a game tells changes from its opening on: these are read once more for what came before. */
const READ_AGAIN_BY_LINE = new Set([
  'GET /api/game/:id',
  'GET /api/game/:id/categories',
  'GET /api/game/:id/cheatinfo',
  'GET /api/game/:id/participations/page',
  'GET /api/edit/games',
  'GET /api/edit/games/:id',
  'GET /api/edit/games/:id/categories',
  'GET /api/edit/games/:id/challenges',
  'GET /api/edit/games/:id/challenges/:id',
  'GET /api/edit/games/:id/notices',
  'GET /api/edit/games/:id/opening-check',
  'GET /api/admin/instances',
  'GET /api/admin/roster/teams',
  'GET /api/admin/roster/users',
  'GET /api/admin/writeups/:id',
])

test('no screen of organisers asks twice, or asks much, when it opens', async ({ page, platform }) => {
  test.setTimeout(240_000)
  await signIn(page, platform)
  const ids = await idsOfDemo(page)
  const found: string[] = []
  const routes = organiserRoutes()
  expect(routes.length).toBeGreaterThan(15)
  for (const route of routes) {
    const calls = await callsOfOpening(
      page,
      route.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ''),
    )
    const isMonitor = route.includes('/monitor/')
    const most = isMonitor ? MOST_CALLS_OF_MONITOR : MOST_CALLS
    // oxlint-disable-next-line no-console -- The table is read when a bound is chosen anew.
    console.log(
      `${String(calls.length).padStart(2)}  ${route}\n      ${calls.map(toPattern).join('\n      ')}`,
    )
    found.push(...tooOften(calls, isMonitor ? 2 : 1).map((call) => `${route} repeats ${call}`))
    if (calls.length > most) found.push(`${route} asks ${calls.length} times`)
  }
  expect(found).toEqual([])
})

/** A call as `GET /api/…`, from the start of an opening until the network is quiet. */
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

/** Each line may ask once more for what it reads again; nothing else is asked twice. */
function tooOften(calls: string[], lines: number): string[] {
  return [...new Set(calls)].flatMap((call) => {
    const isReadAgain = READ_AGAIN_BY_LINE.has(toPattern(call).replace(/\?.*/, ''))
    const most = isReadAgain ? 1 + lines : 1
    return calls.filter((each) => each === call).length > most ? [toPattern(call)] : []
  })
}

const toPattern = (call: string) => call.replaceAll(/\/\d+(?=\/|$|\?)/g, '/:id')
