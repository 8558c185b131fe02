import { challenge as words } from '#src/text/areas/challenge.en.ts'
import { writeup as writeupWords } from '#src/text/areas/writeup.en.ts'
import { isAnnounced } from './announced.ts'
import { readCheats, readScores, readTries, runGame, signInTo } from './game-master.ts'
import { unused } from './other-server.ts'
import { expect, forgetCuts, test } from './platform.ts'
import {
  answer,
  aTeam,
  flagField,
  join,
  openChallenge,
  openNotices,
  ownFact,
  solve,
  solvers,
  stands,
} from './player.ts'

const FLAG = 'flag{one for all}'
const PANDAS = unused('Red Pandas')
const SHIFT = unused('Night Shift')
const [ANN, DAN] = [unused('ann'), unused('dan')]
const OWN = ['a', 'b', 'c']

test('one whole game played by four browsers', async ({ browser, platform, playwright, complaints }) => {
  test.setTimeout(180_000)
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(master, 'Four of them', [
    { title: 'Warm up', type: 'StaticAttachment', flags: [{ flag: FLAG }] },
    { title: 'Long way', type: 'StaticAttachment', flags: [{ flag: FLAG }] },
    { title: 'For later', type: 'StaticAttachment', flags: [{ flag: FLAG }] },
    // Each team gets one of the files. The link shows which one, so that a wrong file is noticed.
    {
      title: 'Own goal',
      type: 'DynamicAttachment',
      flags: OWN.map((each) => ({
        flag: `flag{${each}}`,
        attachmentType: 'Remote',
        remoteUrl: `https://${each}.example.org/`,
      })),
    },
  ])
  const [[ann, bob], [cid, dan]] = await Promise.all([
    aTeam(browser, platform.url, PANDAS, [ANN, unused('bob')]),
    aTeam(browser, platform.url, SHIFT, [unused('cid'), DAN]),
  ])
  const all = [ann, bob, cid, dan]
  const isCounted = await isAnnounced(master, 'team-attempts')
  const wrong = (tries: number) =>
    `${words.answer.wrong} ${(isCounted ? words.bar.tried : words.bar.triedHere)(tries)}`

  await test.step('each of them joins for their team', async () => {
    await Promise.all(all.map((player) => join(player, game.id)))
  })

  await test.step('wrong flags change nothing and leave the field as it is; the correct one is the first blood', async () => {
    await openChallenge(ann, game.id, 'Warm up')
    const before = await flagField(ann).boundingBox()
    for (let tries = 1; tries <= 5; tries += 1) {
      await answer(ann, `flag{${tries}}`)
      await expect(ann.page.getByText(wrong(tries), { exact: true })).toBeVisible()
      await expect(flagField(ann)).toBeFocused()
      await expect(flagField(ann)).toHaveValue(`flag{${tries}}`)
      expect(await flagField(ann).boundingBox()).toEqual(before)
    }
    await solve(ann, FLAG)
    await stands(ann, 1, '525')
    await expect(solvers(ann)).toContainText(`First blood: ${PANDAS} (your team)`)
  })

  await test.step('the other team is second, and both see the remaining bloods', async () => {
    await openChallenge(cid, game.id, 'Warm up')
    await solve(cid, FLAG)
    await stands(cid, 2, '445')
    await expect(solvers(cid)).toContainText(`Second blood: ${SHIFT} (your team)`)
    const notices = await openNotices(cid)
    for (const team of [PANDAS, SHIFT]) await expect(notices).toContainText(`${team} – Warm up`)
    await openChallenge(bob, game.id, 'Warm up')
    await expect(bob.page.getByText(words.bar.solvedBy(ANN))).toBeVisible()
    await stands(bob, 1, '454')
  })

  await test.step("another team's flag is shown as wrong, and organisers see the cheat", async () => {
    await openChallenge(cid, game.id, 'Own goal')
    const link = await cid.page.getByRole('link', { name: /\.example\.org/ }).getAttribute('href')
    const theirs = `flag{${/\/\/(\w)\./.exec(link ?? '')?.[1] ?? ''}}`
    await openChallenge(ann, game.id, 'Own goal')
    await answer(ann, theirs)
    await expect(ann.page.getByText(wrong(1), { exact: true })).toBeVisible()
    expect(await readCheats(master, game)).toEqual([{ by: PANDAS, of: SHIFT, answer: theirs, user: ANN }])
  })

  await test.step('a submission during a lost connection is completed later, and exists once', async () => {
    await openChallenge(dan, game.id, 'Long way')
    let isCut = false
    await dan.page.route(/\/challenges\/\d+$/, async (route) => {
      if (isCut || route.request().method() !== 'POST') return route.fallback()
      isCut = true
      // The server receives the flag, but its response is lost. The live connection is cut before, because
      // otherwise the page would learn over it that the flag was correct.
      await dan.context.setOffline(true)
      await route.fetch()
      return route.abort('connectionfailed')
    })
    await answer(dan, FLAG)
    const isRepeatSafe = await isAnnounced(master, 'idempotent-answers')
    await expect(dan.page.getByText(words.answer[isRepeatSafe ? 'cut' : 'cutUnsure'])).toBeVisible()
    await expect(flagField(dan)).toHaveValue(FLAG)
    expect(await readTries(master, game, 'Long way')).toHaveLength(1)
    await dan.context.setOffline(false)
    const solved = isRepeatSafe ? words.bar.right : words.bar.solvedBy(DAN)
    await expect(dan.page.getByText(solved)).toBeVisible()
    expect(await readTries(master, game, 'Long way')).toEqual([
      { team: SHIFT, user: DAN, status: 'Accepted' },
    ])
    await stands(dan, 1, '970')
    forgetCuts(complaints)
  })

  await test.step('the board shows the result to everyone', async () => {
    const board = await readScores(master, game)
    expect(board).toEqual([
      { name: SHIFT, rank: 1, score: 970, solved: 2 },
      { name: PANDAS, rank: 2, score: 454, solved: 1 },
    ])
    await Promise.all(all.map(({ page }) => page.goto(`/games/${game.id}/challenges`)))
    for (const player of all) {
      const own = board.find(({ name }) => name === player.team)
      await expect(ownFact(player, words.own.score)).toHaveText(String(own?.score))
      await expect(ownFact(player, words.own.rank)).toHaveText(`#${own?.rank}`)
      await expect(ownFact(player, words.own.solved)).toHaveText(`${own?.solved} / 4`)
    }
  })

  await test.step('after the end practice continues, and nothing counts', async () => {
    const before = await readScores(master, game)
    await game.end()
    await openChallenge(bob, game.id, 'For later')
    await expect(bob.page.getByText(words.list.practice)).toBeVisible()
    await answer(bob, FLAG)
    await expect(
      bob.page.getByRole('region', { name: words.detail.answer }).getByRole('status').first(),
    ).toHaveText(words.answer.acceptedPractice)
    expect(await readScores(master, game)).toEqual(before)
  })

  await test.step('the writeup is handed in', async () => {
    await ann.page.goto(`/games/${game.id}/challenges`)
    await ann.page.getByRole('button', { name: writeupWords.open }).click()
    const dialog = ann.page.getByRole('dialog', { name: writeupWords.title })
    const file = { name: 'how.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: writeupWords.send, exact: true }).click()
    await expect(dialog.getByText(writeupWords.done)).toBeVisible()
    // The instance belongs to the team, so the other member must find it too.
    await bob.page.goto(`/games/${game.id}/challenges`)
    await bob.page.getByRole('button', { name: writeupWords.open }).click()
    await expect(bob.page.getByRole('dialog')).toContainText(/Submitted: Writeup-\S+\.pdf \(15/)
  })

  for (const { context } of all) await context.close()
  await master.dispose()
})
