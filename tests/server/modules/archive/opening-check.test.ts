import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { findFlagsInFile } from '#server/modules/opening-check/flag-search.ts'
import { expectRefusal } from '../edit/edit.world.ts'
import { archiveWorld, type ArchiveWorld } from './archive.world.ts'

let world: ArchiveWorld
beforeAll(async () => {
  world = await archiveWorld()
}, 60_000)
afterAll(() => world.close())

const check = async (id: number) =>
  (await world.said('GET', `/games/${id}/opening-check`)).json<OpeningFinding[]>()
const told = async (id: number) =>
  (await check(id)).map(({ kind, severity, detail }) => [kind, severity, detail])
const HOUR_MS = 3_600_000

/** A game without findings. */
async function aReadyGame() {
  const now = world.server.clock.now()
  const { id } = await world.game({
    start: new Date(now + HOUR_MS).toISOString(),
    end: new Date(now + 2 * HOUR_MS).toISOString(),
  })
  const { id: cId } = await world.challenge(id)
  await world.addFlags(id, cId, 'flag{right}')
  await world.said('PUT', `/games/${id}/challenges/${cId}`, { content: 'Find it.', isEnabled: true })
  return { id, cId }
}
const attach = async (id: number, cId: number, content: string | Buffer, name?: string) =>
  world.said('POST', `/games/${id}/challenges/${cId}/attachment`, {
    attachmentType: 'Local',
    fileHash: await world.upload(content.toString(), name),
  })

describe('the check before an opening', () => {
  test('finds nothing in a ready game, and most in a new one', async () => {
    expect(await check((await aReadyGame()).id)).toEqual([])
    const { id } = (await world.said('POST', '/games', { title: 'Bare' })).json<{ id: number }>()
    expect(await told(id)).toEqual([
      ['TimesUnset', 'Error', null],
      ['NothingEnabled', 'Error', null],
    ])
  })
  test('finds a flag in the text, in a hint and in the file, and says of which challenge', async () => {
    const { id, cId } = await aReadyGame()
    await attach(id, cId, `${'x'.repeat(200_000)}flag{right}${'y'.repeat(10)}`)
    await world.said('PUT', `/games/${id}/challenges/${cId}`, {
      content: 'It is flag{right}',
      hints: ['a', 'try flag{right}'],
    })
    const findings = await check(id)
    expect(findings.map(({ kind }) => kind)).toEqual(['FlagInContent', 'FlagInHint', 'FlagInAttachment'])
    for (const { challengeId, challenge, detail } of findings)
      expect([challengeId, challenge, detail]).toEqual([cId, 'Task', 'flag{right}'])
  })
  test('finds the flag of a team in that team’s file, and too few of them', async () => {
    const { id } = await aReadyGame()
    const { id: cId } = await world.challenge(id, 'DynamicAttachment', 'Dealt')
    const [own, other] = [
      await world.upload('holds flag{own}'),
      await world.upload('holds flag{own} of another'),
    ]
    await world.addFlags(
      id,
      cId,
      { flag: 'flag{own}', attachmentType: 'Local', fileHash: own },
      { flag: 'flag{other}', attachmentType: 'Local', fileHash: other },
    )
    await world.said('PUT', `/games/${id}/challenges/${cId}`, { content: 'x', isEnabled: true })
    for (let n = 0; n < 3; n++) await world.participation(id)
    expect(await told(id)).toEqual([
      ['TooFewFlags', 'Error', '2 / 3'],
      ['FlagInAttachment', 'Warning', 'flag{own}'],
    ])
  })
  test('names a file that is too large to be searched', async () => {
    const { id, cId } = await aReadyGame()
    await attach(id, cId, Buffer.alloc(16 * MEBIBYTE + 1, 'x'), 'large.iso')
    expect(await told(id)).toEqual([['AttachmentNotSearched', 'Information', 'large.iso']])
  })
  test('finds an attachment whose file was deleted or whose bytes are lost, and does not fail', async () => {
    const { id, cId } = await aReadyGame()
    const fileHash = await world.upload('to be lost')
    await world.said('POST', `/games/${id}/challenges/${cId}/attachment`, {
      attachmentType: 'Local',
      fileHash,
    })
    await world.server.loseBytes(fileHash)
    expect(await told(id)).toEqual([])
    await world.server.ask('DELETE', `/api/assets/${fileHash}`, { headers: { cookie: world.server.admin } })
    expect(await told(id)).toEqual([['AttachmentGone', 'Error', null]])
  })
  test('reports that containers cannot run, and that emails are not sent', async () => {
    const { id } = await aReadyGame()
    const { id: cId } = await world.challenge(id, 'DynamicContainer', 'Box')
    await world.said('PUT', `/games/${id}/challenges/${cId}`, { content: 'x', isEnabled: true })
    await world.server.store.settings.save(new Map([['AccountPolicy:EmailConfirmationRequired', 'True']]))
    const kinds = (await check(id)).map(({ kind }) => kind)
    await world.server.store.settings.save(new Map([['AccountPolicy:EmailConfirmationRequired', 'False']]))
    expect(kinds).toEqual(['MailNotSent', 'ContainersUnavailable', 'ImageMissing'])
    const findings = await check(id)
    expect(
      findings
        .filter(({ kind }) => kind === 'ContainersUnavailable' || kind === 'ImageMissing')
        .map(({ severity }) => severity),
    ).toEqual(['Error', 'Error'])
    // The list of challenges must show the finding next to the switch, and nothing for other challenges.
    const listed = (await world.say('GET', `/games/${id}/challenges`)).json<ChallengeInfoModel[]>()
    expect(listed.map(({ id: each, needs }) => [each === cId, needs])).toEqual([
      [false, undefined],
      [true, 'Engine'],
    ])
  })
  test('of a game that is not there is 404', async () => {
    expectRefusal(await world.say('GET', '/games/2147483647/opening-check'), 404, 'gameMissing')
  })
})

describe('a text in bytes', () => {
  const inPieces = async function* (...pieces: string[]) {
    for (const piece of pieces) yield Buffer.from(piece)
  }
  test('is found even if it begins in one chunk and ends in another', async () => {
    expect(await findFlagsInFile(inPieces('..fl', 'a', 'g{x', '}..'), ['flag{x}'])).toEqual(['flag{x}'])
    expect(await findFlagsInFile(inPieces('..旗', '帜..'), ['旗帜', 'flag'])).toEqual(['旗帜'])
  })
  test('is not found where it is not', async () => {
    expect(await findFlagsInFile(inPieces('flag{', 'y}'), ['flag{x}'])).toEqual([])
    expect(await findFlagsInFile(inPieces(), ['flag{x}'])).toEqual([])
  })
})
