import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import type { GameArchive } from '#contract/models/game-archive.ts'
import { instant } from '#contract/models/time.ts'
import { unpackBloodBonus } from '#contract/rules/blood-bonus.ts'
import { challengeEditor as challengeWords } from '#src/text/areas/challenge-editor.en.ts'
import { challengeTable as tableWords } from '#src/text/areas/challenge-table.en.ts'
import { room as roomWords } from '#src/text/areas/room.en.ts'
import { openingCheck as checkWords } from '#src/text/areas/opening-check.en.ts'
import { leaveEditor, writeChallenge } from './challenge-writer.ts'
import {
  cloneGame,
  createGame,
  exportGame,
  field,
  importGame,
  likeness,
  lookAt,
  publish,
  setGame,
  setPoster,
  ZONE,
  type PlannedSettings,
  type SeenGame,
} from './organiser.ts'
import { needs } from './other-server.ts'
import { expect, signIn, startPlatform, test as plain, type Platform } from './platform.ts'
import { THIRTY } from './thirty-challenges.ts'
import { asPlanned, asWritten } from './written-challenge.ts'

// Only a test creates thirty challenges in a minute, so limits are off.
const SETTINGS = { RATE_LIMIT: 'off' }
const HOUR_MS = 3_600_000
const TITLE = 'Autumn “Cup” 秋'

/** An empty platform to write on, and another one to import into, so that nothing can come from the first. */
const test = plain.extend<object, { platform: Platform; elsewhere: Platform }>({
  platform: [async ({}, use) => useEmpty(use), { scope: 'worker', timeout: 90_000 }],
  elsewhere: [async ({}, use) => useEmpty(use), { scope: 'worker', timeout: 90_000 }],
})

needs(test, 'extensions')
test.use({
  timezoneId: ZONE,
  actionTimeout: 20_000,
  contextOptions: { reducedMotion: 'reduce' },
})

async function useEmpty(use: (platform: Platform) => Promise<void>): Promise<void> {
  const { stop, ...platform } = await startPlatform(() => SETTINGS)
  await use(platform)
  await stop()
}

test('a game of thirty challenges made, exported, imported elsewhere and cloned through the screens alone', async ({
  page,
  platform,
  elsewhere,
  browser,
}) => {
  test.setTimeout(300_000)
  const startsAt = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS
  const [endsAt, writeupsUntil] = [startsAt + 24 * HOUR_MS, startsAt + 72 * HOUR_MS]
  const settings: PlannedSettings = {
    summary: 'Thirty tasks, one day.',
    content:
      '# Welcome\n\nEuler: $e^{i\\pi} + 1 = 0$\n\n```c\nint main(void) { return 0; }\n```\n\n<img src=x onerror=alert(1)>',
    inviteCode: 'let me in',
    organizations: ['東京大学', 'A & B', 'Open'],
    teamMemberCountLimit: 4,
    containerCountLimit: 2,
    writeupsUntil,
    wpNote: 'One PDF, *please*.',
    bloods: [8, 4.5, 0],
  }
  await signIn(page, platform)
  const id = await createGame(page, { title: TITLE, startsAt, endsAt })

  await test.step('an empty game has the finding that nothing is enabled', async () => {
    await expect(page.getByText(checkWords.finding.NothingEnabled())).toBeVisible()
  })
  await test.step('it gets its settings and its poster', async () => {
    await setGame(page, settings)
    const picture = sharp({ create: { width: 320, height: 180, channels: 3, background: '#c33' } })
    await setPoster(page, TITLE, {
      name: 'poster.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    })
  })
  await test.step('it gets thirty challenges', async () => {
    await page.getByRole('link', { name: roomWords.section.challenges, exact: true }).click()
    for (const planned of THIRTY) await writeChallenge(page, planned)
    await field(page, tableWords.search).fill('')
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(THIRTY.length + 1))
  })
  await test.step('a preview shows maths and highlighted code, and no script in it runs', async () => {
    await field(page, tableWords.search).fill(THIRTY[0]?.title ?? '')
    await page.getByRole('link', { name: tableWords.edit(THIRTY[0]?.title ?? ''), exact: true }).click()
    const preview = page.getByRole('complementary', { name: challengeWords.screen.seen, exact: true })
    await expect(preview.locator('math').first()).toBeAttached()
    await expect(preview.locator('pre span').first()).toBeAttached()
    await expect(preview.getByText('alert(1)')).toBeVisible()
    await leaveEditor(page)
  })
  const notices = ['Welcome, *all*.', 'The second: $a < b$', '第三条']
  await test.step('it gets three notices', async () => {
    await page.getByRole('link', { name: roomWords.section.notices, exact: true }).click()
    for (const notice of notices) await publish(page, notice)
  })
  await test.step('no findings are left', async () => {
    await page.getByRole('link', { name: roomWords.section.settings, exact: true }).click()
    await page.getByRole('button', { name: checkWords.again, exact: true }).click()
    await expect(page.getByText(checkWords.clear, { exact: true })).toBeVisible()
  })

  const seen = await lookAt(page.request, id)
  await test.step('all of it is there as it was typed', () => {
    expect(seen.game).toMatchObject({
      title: TITLE,
      hidden: false,
      acceptWithoutReview: true,
      practiceMode: false,
      summary: settings.summary,
      content: settings.content,
      inviteCode: settings.inviteCode,
      organizations: settings.organizations,
      teamMemberCountLimit: 4,
      containerCountLimit: 2,
      wpNote: settings.wpNote,
    })
    expect([seen.game.start, seen.game.end, seen.game.wpddl].map(instant)).toEqual([
      startsAt,
      endsAt,
      writeupsUntil,
    ])
    expect(unpackBloodBonus(seen.game.bloodBonus)).toEqual({ first: 80, second: 45, third: 0 })
    expect(seen.game.poster).toMatch(/^\/assets\/[0-9a-f]{64}\/poster$/)
    // Challenges that nobody has moved are in the order in which they were made.
    expect(seen.challenges.map(asWritten)).toEqual(THIRTY.map(asPlanned))
    expect(seen.notices.map(({ content }) => content).toSorted()).toEqual(notices.toSorted())
  })

  const archive = await exportGame(page, TITLE)
  await test.step('the archive holds every file under its name, with the flag that it belongs to', () => {
    expect(archive.name).toMatch(/^Autumn .+\.zip$/)
    const entries = unzipSync(archive.bytes)
    const text = JSON.parse(strFromU8(entries['game.json'] ?? new Uint8Array())) as GameArchive
    const contentOf = (hash: string | null | undefined) =>
      strFromU8(entries[`files/${hash ?? ''}`] ?? new Uint8Array())
    for (const { title, attachment, flags } of THIRTY) {
      const archived = text.challenges.find((each) => each.title === title)
      if (attachment?.kind === 'file') {
        expect([archived?.attachment?.name, contentOf(archived?.attachment?.fileHash)]).toEqual([
          attachment.file.name,
          String(attachment.file.buffer),
        ])
      }
      if (flags.kind !== 'files') continue
      const own = archived?.flags
        .slice(0, flags.files.length)
        .map((one) => [one.flag, contentOf(one.attachment?.fileHash)])
      expect(own).toEqual(flags.files.map(({ buffer }, one) => [flags.flags[one], String(buffer)]))
    }
  })

  await test.step('imported elsewhere it is equal but hidden and disabled, and shown and enabled again it is the same to the byte', async () => {
    const other = await browser.newContext({ baseURL: elsewhere.url, timezoneId: ZONE, locale: 'en-GB' })
    const there = await other.newPage()
    await signIn(there, elsewhere)
    const imported = await importGame(there, TITLE, {
      name: archive.name,
      mimeType: 'application/zip',
      buffer: archive.bytes,
    })
    const seenThere = await lookAt(there.request, imported)
    const asDraft = {
      ...seen,
      game: { ...seen.game, hidden: true },
      challenges: seen.challenges.map((one) => ({ ...one, isEnabled: false })),
    }
    expect(likeness(seenThere)).toEqual(likeness(asDraft))
    expect(seenThere.game.publicKey).not.toBe(seen.game.publicKey)
    for (const [at, { isEnabled }] of seen.challenges.entries()) {
      const address = `/api/edit/games/${imported}/challenges/${seenThere.challenges[at]?.id ?? 0}`
      if (isEnabled) expect((await there.request.put(address, { data: { isEnabled } })).status()).toBe(200)
    }
    const shown = { ...seenThere.game, hidden: false }
    expect((await there.request.put(`/api/edit/games/${imported}`, { data: shown })).status()).toBe(200)
    const again = await exportGame(there, TITLE)
    expect([again.name, again.bytes.equals(archive.bytes)]).toEqual([archive.name, true])
    for (const url of urlsOf(seen)) {
      const [here, copy] = [await page.request.get(url), await there.request.get(url)]
      expect([url, copy.status(), (await copy.body()).equals(await here.body())]).toEqual([url, 200, true])
    }
    await other.close()
  })

  await test.step('its clone is the same game, hidden, disabled and without notices', async () => {
    const clone = await lookAt(page.request, await cloneGame(page, TITLE))
    const expected = {
      game: { ...seen.game, title: `${TITLE} (copy)`, hidden: true },
      challenges: seen.challenges.map((challenge) => ({ ...challenge, isEnabled: false })),
      notices: [],
    }
    expect(likeness(clone)).toEqual(likeness(expected))
    expect(clone.game.publicKey).not.toBe(seen.game.publicKey)
  })
})

/** The URLs of all files on the platform, because the archive must contain each of them. */
function urlsOf({ game, challenges }: SeenGame): string[] {
  const attached = challenges.flatMap(({ attachment, flags }) => [
    attachment,
    ...flags.map((one) => one.attachment),
  ])
  return [game.poster, ...attached.map((one) => one?.url)].filter(
    (url): url is string => url?.startsWith('/assets/') === true,
  )
}
