import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GameArchive } from '#contract/models/game-archive.ts'
import { aFullGame, archiveWorld, rewritten, type ArchiveWorld } from './archive.world.ts'

let world: ArchiveWorld
let archive: Buffer
let before: { rows: string; files: string[] }
const stored = async () => ({
  rows: await world.snapshot(),
  files: (await world.server.storedHashes()).sort(),
})
const hash = 'a'.repeat(64)
beforeAll(async () => {
  world = await archiveWorld()
  archive = await world.take(await aFullGame(world))
}, 60_000)
afterAll(() => world.close())

describe('the text of an archive must meet the rules of the editors', () => {
  beforeEach(async () => {
    before = await stored()
  })
  afterEach(async () => {
    expect(await stored()).toEqual(before)
  })
  const LONG = 'x'.repeat(256)
  const HUGE = 'x'.repeat(500_001)
  const first = (change: object) => (it: GameArchive) => ({
    ...it,
    challenges: it.challenges.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
  })
  const ofType = (type: string, change: object) => (it: GameArchive) => ({
    ...it,
    challenges: it.challenges.map((one) => (one.type === type ? { ...one, ...change } : one)),
  })
  const game = (change: object) => (it: GameArchive) => ({ ...it, game: { ...it.game, ...change } })
  const local = (change: object) => ({
    attachmentType: 'Local',
    fileHash: hash,
    name: 'x',
    remoteUrl: null,
    ...change,
  })
  test.each<[string, (it: GameArchive) => unknown]>([
    ['a game without a title', game({ title: '' })],
    ['a title too long', game({ title: LONG })],
    ['a text too long', game({ content: HUGE })],
    ['a NUL', game({ summary: 'a\0b' })],
    ['an end before the start', game({ end: '2001-01-01T00:00:00Z' })],
    ['a date that is none', game({ start: '2026-02-30T00:00:00Z' })],
    ['a bonus too high', game({ bloodBonus: 2 ** 30 - 1 })],
    ['a poster that is a path', game({ poster: '../../x' })],
    ['a poster that is no picture', (it) => game({ poster: it.challenges[0]?.attachment?.fileHash })(it)],
    ['too many organisations', game({ organizations: Array.from({ length: 1001 }, (_, n) => `o${n}`) })],
    ['no list of challenges', (it) => ({ ...it, challenges: {} })],
    [
      'too many challenges',
      (it) => ({ ...it, challenges: Array.from({ length: 1001 }, () => it.challenges[0]) }),
    ],
    ['a challenge without a title', first({ title: '' })],
    ['an unknown type', first({ type: 'Nothing' })],
    ['an unknown category', first({ tag: 'Nothing' })],
    ['a memory of nothing', first({ memoryLimit: 0 })],
    ['a score that is no number', first({ originalScore: 'much' })],
    ['a blank file name', first({ fileName: ' ' })],
    ['too many hints', first({ hints: Array(101).fill('h') })],
    ['a challenge enabled without a flag', first({ flags: [] })],
    ['a blank flag', first({ flags: [{ flag: ' ' }] })],
    ['a flag too long', first({ flags: [{ flag: 'x'.repeat(126) }] })],
    ['a weak template', ofType('DynamicContainer', { flagTemplate: 'weak' })],
    ['a template of a thousand', ofType('DynamicContainer', { flagTemplate: '[GUID]'.repeat(1000) })],
    ['an attachment beside those of the flags', ofType('DynamicAttachment', { attachment: local({}) })],
    ['a file known by a path', first({ attachment: local({ fileHash: '../../../etc/passwd' }) })],
    ['a file without a hash', first({ attachment: local({ fileHash: null }) })],
    [
      'an address that is a script',
      first({
        attachment: local({ attachmentType: 'Remote', fileHash: null, remoteUrl: 'javascript:alert(1)' }),
      }),
    ],
    ['a name too long', first({ attachment: local({ name: LONG }) })],
    ['a notice without words', (it) => ({ ...it, notices: [{ content: ' ', time: it.game.start }] })],
    ['a notice at no time', (it) => ({ ...it, notices: [{ content: 'x', time: 'now' }] })],
  ])('%s', async (_, change) => {
    const answer = await world.send(rewritten(archive, change))
    expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([
      400,
      expect.stringMatching(/^.{3,300}$/u),
    ])
  })
})

test('the name of a file in an archive is cleaned of paths and control characters', async () => {
  const game = await world.put(
    rewritten(archive, (it) => ({
      ...it,
      challenges: it.challenges.map((one) =>
        one.attachment === null
          ? one
          : { ...one, attachment: { ...one.attachment, name: '../../a\u202e\r\nb.sh' } },
      ),
    })),
  )
  const [first] = await world.server.store.challenges.list(game.id)
  const { attachment } = await world.look(game.id, first?.id ?? 0)
  expect(attachment?.url?.split('/').slice(3)).toEqual(['a___b.sh'])
  await world.said('DELETE', `/games/${game.id}`)
})
