import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureMarkdown } from '#contract/rules/picture-markdown.ts'
import type { UnusedFiles } from '#contract/models/unused-file.ts'
import { archiveWorld, rewritten, textIn, unpacked, type ArchiveWorld } from './archive.world.ts'

const DAY_MS = 24 * 3_600_000
let here: ArchiveWorld
let there: ArchiveWorld
beforeAll(async () => {
  here = await archiveWorld()
  there = await archiveWorld()
}, 60_000)
afterAll(async () => {
  await here.close()
  await there.close()
})

const PLACES = ['a game', 'a writeup note', 'a challenge', 'a hint', 'a notice'] as const

/** A game with a picture in each of its texts. */
async function aGameWithPictures(): Promise<{ id: number; hashes: readonly string[] }> {
  const hashes: string[] = []
  const shown = new Map<string, string>()
  for (const place of PLACES) {
    const name = `${place} (1).png`
    const hash = await here.upload(`bytes of ${place}`, name)
    hashes.push(hash)
    shown.set(place, `Look: ${pictureMarkdown({ hash, name })}`)
  }
  const textOf = (place: (typeof PLACES)[number]) => shown.get(place) ?? ''
  const { id } = await here.game()
  const { id: cId } = await here.challenge(id)
  await here.said('PUT', `/games/${id}/challenges/${cId}`, {
    content: textOf('a challenge'),
    hints: ['Plain.', textOf('a hint')],
  })
  await here.said('POST', `/games/${id}/notices`, { content: textOf('a notice') })
  const game = (await here.said('GET', `/games/${id}`)).json<object>()
  await here.said('PUT', `/games/${id}`, {
    ...game,
    content: textOf('a game'),
    wpNote: textOf('a writeup note'),
  })
  return { id, hashes }
}
const filesOf = (archive: Buffer) => Object.keys(unpacked(archive)).filter((name) => name !== 'game.json')
const entryOf = (hash: string) => `files/${hash}`

test('the pictures of its texts travel with a game and are found under the same addresses', async () => {
  const { id, hashes } = await aGameWithPictures()
  const archive = await here.take(id)
  expect(filesOf(archive).toSorted()).toEqual(hashes.map(entryOf).toSorted())
  const game = await there.put(archive)
  const text = (await there.said('GET', `/games/${game.id}`)).json<{ content: string }>().content
  const address = /\]\(([^)]+)\)/.exec(text)?.[1] ?? ''
  expect((await there.server.ask('GET', address)).body).toBe('bytes of a game')
  for (const [nth, hash] of hashes.entries())
    expect((await there.server.ask('GET', `/assets/${hash}/x.png`)).body).toBe(`bytes of ${PLACES[nth]}`)
  expect((await there.take(game.id)).length).toBe(archive.length)
})

test('imported pictures are in use as long as a text shows them', async () => {
  const { id, hashes } = await aGameWithPictures()
  const game = await there.put(await here.take(id))
  there.server.clock.advance(DAY_MS + 1)
  Object.assign(there.server, { admin: await there.server.signIn('root') })
  const unused = async () =>
    (
      await there.server.ask('GET', '/api/admin/files/unused', { headers: { cookie: there.server.admin } })
    ).json<UnusedFiles>()
  expect((await unused()).data).toEqual([])
  for (const each of await there.server.store.games.list({ count: 100, skip: 0 }))
    await there.said('DELETE', `/games/${each.id}`)
  expect((await unused()).data.map(({ hash }) => hash).toSorted()).toEqual(hashes.toSorted())
  expect(game.hidden).toBe(true)
})

test('a picture that is gone, or that another platform shows, does not stop the export', async () => {
  const { id } = await here.game()
  const lost = await here.upload('soon lost', 'lost.png')
  await here.server.loseBytes(lost)
  const game = (await here.said('GET', `/games/${id}`)).json<object>()
  const content = [lost, 'a'.repeat(64)].map((hash) => `![x](/assets/${hash}/x.png)`).join(' ')
  await here.said('PUT', `/games/${id}`, { ...game, content })
  const archive = await here.take(id)
  expect(filesOf(archive)).toEqual([])
  expect(textIn(archive)).toMatchObject({ version: 1, game: { content } })
  await there.put(archive)
})

test('an archive with pictures needs a server that knows them, another one does not', async () => {
  const { id } = await aGameWithPictures()
  expect(textIn(await here.take(id)).version).toBe(2)
  expect(textIn(await here.take((await here.game()).id)).version).toBe(1)
})

test('an archive without a picture that it names is refused, and nothing stays', async () => {
  const { id } = await aGameWithPictures()
  const archive = await here.take(id)
  const before = { rows: await there.snapshot(), files: (await there.server.storedHashes()).toSorted() }
  for (const picture of [
    { hash: 'b'.repeat(64), name: 'x.png' },
    { hash: '../../etc/passwd', name: 'x.png' },
    { hash: 'b'.repeat(64), name: 'x'.repeat(300) },
  ]) {
    const answer = await there.send(rewritten(archive, (it) => ({ ...it, pictures: [picture] })))
    expect(answer.statusCode).toBe(400)
  }
  expect({ rows: await there.snapshot(), files: (await there.server.storedHashes()).toSorted() }).toEqual(
    before,
  )
})
