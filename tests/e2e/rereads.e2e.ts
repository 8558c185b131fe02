import type { Page } from '@playwright/test'
import { needs } from './other-server.ts'
import { expect, signIn, test, words } from './platform.ts'

needs(test, 'samples')

interface Asked {
  path: string
  tag: string | null
  /** On the wire. The page itself sees 200, because the browser fills in what it keeps. */
  status: number | null
}

/** Watches the wire, because a page does not see which responses the browser has revalidated. */
async function watchWire(page: Page): Promise<{ asked: () => Asked[]; forget: () => void }> {
  const wire = await page.context().newCDPSession(page)
  const requests = new Map<string, Asked>()
  const of = (id: string) => {
    const known = requests.get(id) ?? { path: '', tag: null, status: null }
    requests.set(id, known)
    return known
  }
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    of(requestId).path = new URL(request.url).pathname
  })
  wire.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    of(requestId).tag = headers['If-None-Match'] ?? headers['if-none-match'] ?? null
  })
  wire.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    of(requestId).status = statusCode
  })
  await wire.send('Network.enable')
  return {
    asked: () =>
      [...requests.values()].filter(({ path, status }) => path.startsWith('/api/') && status !== null),
    forget: () => requests.clear(),
  }
}

const openGame = async (page: Page) => {
  await page.goto('/games/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('a screen that reads again asks with the tag of what it has, signed in and out', async ({
  page,
  platform,
}) => {
  const { asked, forget } = await watchWire(page)
  const isUnchanged = (path: string) =>
    expect
      .poll(() => asked().find((one) => one.path === path && one.status !== null))
      .toMatchObject({ tag: expect.stringMatching(/^"/), status: 304 })

  for (const who of ['visitor', 'Admin']) {
    if (who === 'Admin') await signIn(page, platform)
    await openGame(page)
    forget()
    await openGame(page)
    await isUnchanged('/api/config')
    await isUnchanged('/api/game/1')
  }

  const saved = await page.evaluate(async () => {
    const game = (await (await fetch('/api/edit/games/1')).json()) as object
    const body = JSON.stringify({ ...game, title: 'Another name' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/edit/games/1', { method: 'PUT', headers, body })).status
  })
  expect(saved).toBe(200)
  forget()
  await openGame(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another name')
  expect(asked().find(({ path }) => path === '/api/game/1')).toMatchObject({ status: 200 })
})

test('what a browser keeps for one user is not shown to the next', async ({ page, platform }) => {
  await signIn(page, platform)
  const read = (path: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address)
      return { status: answer.status, text: await answer.text() }
    }, path)
  expect((await read('/api/account/profile')).status).toBe(200)
  const mine = await read('/api/game/1')
  expect(
    await page.evaluate(async () => (await fetch('/api/account/logout', { method: 'POST' })).status),
  ).toBe(200)
  expect((await read('/api/account/profile')).status).toBe(401)
  expect((await read('/api/game/1')).status).toBe(mine.status)
  await page.goto('/account/login')
  await expect(page.getByRole('button', { name: words.signIn.submit })).toBeVisible()
})
