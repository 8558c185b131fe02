import type { Locator, Page } from '@playwright/test'
import { challengeEditor } from '#src/text/areas/challenge-editor.en.ts'
import { challenge as challengeWords } from '#src/text/areas/challenge.en.ts'
import { connection } from '#src/text/areas/connection.en.ts'
import { gameEditor } from '#src/text/areas/game-editor.en.ts'
import { room } from '#src/text/areas/room.en.ts'
import { roomPages } from '#src/text/areas/room-pages.en.ts'
import { writeupReview } from '#src/text/areas/writeup-review.en.ts'
import { expectBaseCallsOnly, openScreen, test } from './base-platform.ts'
import { writeChallenge } from './challenge-writer.ts'
import { done, runGame, signInTo } from './game-master.ts'
import { needs, unused } from './other-server.ts'
import { button, createGame, field, press, setGame, ZONE } from './organiser.ts'
import { organiserRoutes } from './organiser-routes.ts'
import { expect, signIn, words } from './platform.ts'
import {
  answer,
  aTeam,
  flagField,
  join,
  openChallenge,
  openNotices,
  solve,
  solvers,
  stands,
} from './player.ts'
import { FOR_ADMIN, FOR_ALL } from './routes.ts'
import { PDF } from './sample-pdf.ts'
import { THIRTY } from './thirty-challenges.ts'

const { notices } = gameEditor
const HOUR_MS = 3_600_000
const FLAG = 'flag{base}'
const [OTTERS, CREW, QUILLS] = [unused('Blue Otters'), unused('Late Crew'), unused('Quills')]
const AGE = /^Updated \d+s ago$/
/** Screens that are an extension as a whole. Nothing leads there, and their addresses say so. */
const EXTENSIONS = /\/room\/(?:instances|log|settings\/schedule)$|\/admin\/health$/
const UNSUPPORTED = [words.reading.unsupported, roomPages.unsupported]

test.use({ timezoneId: ZONE })
test.beforeEach(({ base }) => base?.forget())
test.afterEach(({ base }, { title }) => expectBaseCallsOnly(base, title))

test('a game is played', async ({ browser, platform, base, playwright }) => {
  test.setTimeout(180_000)
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(master, 'On the base wire', [
    { title: 'Warm up', type: 'StaticAttachment', flags: [{ flag: FLAG }], hints: ['Look closer.'] },
  ])
  const [[abe, bea], [cal, dot]] = await Promise.all([
    aTeam(browser, platform.url, OTTERS, [unused('abe'), unused('bea')]),
    aTeam(browser, platform.url, CREW, [unused('cal'), unused('dot')]),
  ])
  const all = [abe, bea, cal, dot]
  await Promise.all(all.map((player) => join(player, game.id)))
  await openChallenge(abe, game.id, 'Warm up')
  await expect(abe.page.getByText('Look closer.')).toBeVisible()
  await answer(abe, 'flag{no}')
  await expect(abe.page.getByText(challengeWords.answer.wrong).first()).toBeVisible()
  await expect(flagField(abe)).toHaveValue('flag{no}')
  await solve(abe, FLAG)
  await stands(abe, 1, '525')
  await openChallenge(cal, game.id, 'Warm up')
  await solve(cal, FLAG)
  await expect(solvers(cal)).toContainText(`Second blood: ${CREW} (your team)`)
  await expect(await openNotices(cal)).toContainText(`${OTTERS} – Warm up`)
  await bea.page.goto(`/games/${game.id}/scoreboard`)
  await expect(bea.page.getByRole('row', { name: new RegExp(CREW) }).first()).toBeVisible()
  await expect(bea.page.getByRole('button', { name: base ? AGE : /^(?:Live|Updated .*)$/ })).toBeVisible()
  for (const { context } of all) await context.close()
  await master.dispose()
})

test('a game is made', async ({ page, platform, base }) => {
  test.setTimeout(180_000)
  await signIn(page, platform)
  const startsAt = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS
  await createGame(page, { title: 'Made on the base wire', startsAt, endsAt: startsAt + HOUR_MS })
  await setGame(page, {
    summary: 'One task.',
    content: '# Welcome',
    inviteCode: 'let me in',
    organizations: ['Open'],
    teamMemberCountLimit: 4,
    containerCountLimit: 2,
    writeupsUntil: startsAt + 3 * HOUR_MS,
    wpNote: 'One PDF.',
    bloods: [5, 3, 1],
  })
  await page.getByRole('link', { name: room.section.challenges, exact: true }).click()
  const [planned] = THIRTY.filter(({ isEnabled, flags }) => isEnabled && flags.kind === 'lines')
  if (!planned) throw new Error('There is no challenge with flags in lines.')
  await writeChallenge(page, { ...planned, isEnabled: false })
  const turn = { name: challengeEditor.list.switch(planned.title), exact: true }
  await page.getByRole('switch', turn).press('Space')
  await agreeUntil(page, page.getByRole('switch', { ...turn, checked: true }))
  if (base !== null) {
    // The title leads to the editor, because the results are an extension.
    await page.getByRole('grid').getByRole('link', { name: planned.title, exact: true }).first().click()
    await expect(
      page.getByRole('navigation', { name: challengeEditor.rail.label, exact: true }),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: room.section.notices, exact: true }).click()
  await field(page, notices.field).fill('Welcome.')
  await press(page, notices.publish)
  await agreeUntil(page, button(page, notices.deleteOf('Welcome.')))
})

test('a writeup is read inside the page, although it is sent as a download', async ({
  page,
  browser,
  platform,
  base,
  playwright,
}) => {
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(master, 'Papers', [])
  const both = await aTeam(browser, platform.url, QUILLS, [unused('quinn'), unused('quill')])
  const [{ context }] = both
  const [{ id: teamId }] = (await (await context.request.get('/api/team')).json()) as [{ id: number }]
  await done(await context.request.post(`/api/game/${game.id}`, { data: { teamId } }))
  const file = { name: 'how.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }
  await done(await context.request.post(`/api/game/${game.id}/writeup`, { multipart: { file } }))
  // Browsers without a window have no viewer of their own, but the frame and its policy are the same.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  await signIn(page, platform)
  await page.goto(`/games/${game.id}/room/writeups`)
  await page.getByRole('link', { name: QUILLS, exact: true }).click()
  const frame = page.getByTitle(writeupReview.documentOf(QUILLS))
  await expect(frame).toHaveAttribute('src', base ? /^blob:/ : /^(?:blob:|\/assets\/)/)
  await expect(page.getByText(writeupReview.loading)).toHaveCount(0)
  await expect(page.getByText(writeupReview.failed)).toHaveCount(0)
  for (const player of both) await player.context.close()
  await master.dispose()
})

test.describe('before the sample games', () => {
  needs(test, 'samples')

  test('a visitor reads how old the board is, and the board is read again', async ({ page, base }) => {
    await openScreen(page, '/games/1/scoreboard')
    await expect(page.getByRole('grid').first()).toBeVisible()
    const pill = page.getByRole('button', { name: AGE })
    await expect(pill).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: connection.reread })).toBeAttached()
    await pill.click()
    await expect(page.getByText(connection.meaning.reread)).toBeVisible()
    const reads = () => base?.calls.filter((call) => call === '200 GET /api/game/1/scoreboard').length ?? 0
    const before = reads()
    await expect.poll(reads, { timeout: 45_000 }).toBeGreaterThan(before)
    await expect(page.getByRole('button', { name: /^Updated \ds ago$/ })).toBeVisible()
  })

  test('nothing leads to what the server does not have', async ({ page, platform, base }) => {
    test.setTimeout(300_000)
    await signIn(page, platform)
    const ids = await idsOfSample(page)
    const routes = [...FOR_ALL, ...FOR_ADMIN, ...organiserRoutes()].map((route) =>
      route.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ''),
    )
    const due = [...new Set(routes)].filter((path) => !EXTENSIONS.test(path))
    const seen = new Set(due.map(toPattern))
    for (const path of due) {
      base?.forget()
      await openScreen(page, path)
      for (const text of UNSUPPORTED) await expect(page.getByText(text), path).toHaveCount(0)
      expectBaseCallsOnly(base, path)
      for (const link of await linksOn(page)) {
        expect(link, path).not.toMatch(EXTENSIONS)
        if (seen.has(toPattern(link))) continue
        seen.add(toPattern(link))
        due.push(link)
      }
    }
    expect(due.length).toBeGreaterThan(30)
  })

  test('the address of a screen of an extension says that the server does not have it', async ({
    page,
    platform,
  }) => {
    await signIn(page, platform)
    for (const path of [
      '/games/1/room/teams/1',
      '/games/1/room/challenges/1/results',
      '/games/1/room/settings/schedule',
      '/admin/health',
    ]) {
      await openScreen(page, path)
      await expect(page.getByRole('heading', { name: words.reading.unsupported }), path).toBeVisible()
      await expect(page.getByRole('button', { name: words.reading.retry }), path).toHaveCount(0)
    }
  })

  test('screens that stay open ask for nothing in vain', async ({ browser, page, platform, base }) => {
    await signIn(page, platform)
    const stays = [
      '/games/1/room/overview',
      '/games/1/room/live/events',
      '/games/1/challenges',
      '/admin/instances',
    ]
    const pages = await Promise.all(
      stays.map(async (path) => {
        const one = await page.context().newPage()
        await openScreen(one, path)
        return one
      }),
    )
    const visitor = await browser.newPage({ baseURL: platform.url, locale: 'en-GB' })
    await openScreen(visitor, '/games/1/projector')
    base?.forget()
    await page.waitForTimeout(35_000)
    expect(base?.calls.filter((call) => !/^[23]/.test(call))).toEqual([])
    expect(base?.calls).toContain('200 GET /api/game/1/events')
    for (const one of [...pages, visitor]) await one.close()
  })
})

/** A server that does not count whom an act reaches has the client ask before each of them. */
async function agreeUntil(page: Page, done: Locator): Promise<void> {
  const question = page.getByRole('alertdialog')
  await expect(question.or(done).first()).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button').last().click()
  await expect(done).toBeVisible()
}

/** Addresses without their numbers and ids, because a screen of a kind is opened once. */
const toPattern = (path: string) =>
  path.replaceAll(/\/(?:\d+|[0-9a-f]{8}|[0-9a-f-]{36})(?=\/|$|\?)/g, '/:id').replace(/[?#].*$/, '')

const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const { origin, pathname, search } = new URL((link as HTMLAnchorElement).href)
      const isFile = link.hasAttribute('download') || /^\/(?:api|assets)\//.test(pathname)
      return origin === location.origin && !isFile ? [pathname + search] : []
    }),
  )

async function idsOfSample(page: Page): Promise<Record<string, string>> {
  const posts: unknown = await (await page.request.get('/api/posts')).json()
  const challenges: unknown = await (await page.request.get('/api/edit/games/1/challenges')).json()
  const firstId = (list: unknown) => /"id":"?(\w+)/.exec(JSON.stringify(list))?.[1] ?? ''
  return { gameId: '1', postId: firstId(posts), chalId: firstId(challenges) }
}
