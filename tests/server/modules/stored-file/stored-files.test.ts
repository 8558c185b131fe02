import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredFiles } from '#contract/models/stored-file.ts'
import { statement } from '#server/store/sql.ts'
import { editWorld, type EditWorld } from '../edit/edit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
}, 60_000)
afterAll(() => world.close())

const CLEAR = statement('test.clearFiles', 'delete from files')
beforeEach(() => world.server.store.sql.run(CLEAR))

async function list(query: Record<string, string> = {}): Promise<StoredFiles> {
  const answer = await world.server.ask('GET', '/api/admin/files/stored', {
    headers: { cookie: world.server.admin },
    query,
  })
  expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
  return answer.json<StoredFiles>()
}
const names = async (query?: Record<string, string>) => (await list(query)).data.map(({ name }) => name)
const hashOf = (name: string) => Buffer.from(name.padEnd(32)).toString('hex')
/** A file that was uploaded `agoS` seconds ago. */
const store = (name: string, size: number, agoS: number) => {
  const { files } = world.server.store
  return files.add(
    { hash: hashOf(name), name, size, storedAt: world.server.clock.now() - agoS * 1000 },
    'loose',
  )
}

describe('the list of stored files', () => {
  test('has the newest, the largest or the names first, page by page, and the total size', async () => {
    await store('b.zip', 300, 20)
    await store('a.zip', 100, 10)
    await store('c.zip', 100, 30)
    expect(await names()).toEqual(['a.zip', 'b.zip', 'c.zip'])
    expect(await names({ sort: 'Largest' })).toEqual(['b.zip', 'a.zip', 'c.zip'])
    expect(await names({ sort: 'Name', count: '2' })).toEqual(['a.zip', 'b.zip'])
    expect(await list({ sort: 'Name', count: '2', skip: '2' })).toMatchObject({
      data: [{ name: 'c.zip' }],
      length: 1,
      total: 3,
      totalSize: 500,
    })
  })

  test('is searched by a part of the name, or by the beginning of the hash, in any case; wildcards are literal', async () => {
    for (const name of ['Task.zip', 'task_2.zip', 'other%.pdf']) await store(name, 10, 0)
    expect(await names({ hint: 'TASK', sort: 'Name' })).toEqual(['Task.zip', 'task_2.zip'])
    expect(await list({ hint: '_' })).toMatchObject({
      data: [{ name: 'task_2.zip' }],
      total: 1,
      totalSize: 10,
    })
    expect(await names({ hint: '%' })).toEqual(['other%.pdf'])
    expect(await names({ hint: hashOf('other%.pdf').slice(0, 20).toUpperCase() })).toEqual(['other%.pdf'])
    // The search must match neither the middle of a hash nor anything that does not exist.
    expect(await list({ hint: hashOf('other%.pdf').slice(2, 20) })).toEqual({
      data: [],
      length: 0,
      total: 0,
      totalSize: 0,
    })
  })

  test('has the number of uses of each file, and where', async () => {
    const { sql, games, users, teams, participations, settings } = world.server.store
    const game = await world.game({ title: 'Cup' })
    const challenge = await world.challenge(game.id, 'StaticAttachment', 'Warm up')
    const dealt = await world.challenge(game.id, 'DynamicAttachment', 'Dealt')
    const file = await world.upload('of everything', 'all.bin')
    expect(await list()).toMatchObject({ data: [{ name: 'all.bin', uses: 0, places: [] }] })
    await world.said('POST', `/games/${game.id}/challenges/${challenge.id}/attachment`, {
      attachmentType: 'Local',
      fileHash: file,
    })
    await world.addFlags(game.id, dealt.id ?? 0, { flag: 'flag{a}', attachmentType: 'Local', fileHash: file })
    const link = async (work: () => Promise<unknown>) => {
      await world.server.store.files.link([file])
      await work()
    }
    const participation = await world.participation(game.id)
    const [user] = await sql.many<{ id: string }>(
      statement('test.root', "select id from users where name = 'root'"),
    )
    const [team] = await sql.many<{ id: number }>(statement('test.team', 'select id from teams'))
    await link(() => games.setPoster(game.id, file))
    await link(() => users.setAvatar(user?.id ?? '', file))
    await link(() => teams.setAvatar(team?.id ?? 0, file))
    await link(() => participations.setWriteup(participation, { fileHash: file, name: 'w.pdf', at: 0 }))
    await link(() => settings.save(new Map([['GlobalConfig:LogoHash', file]])))
    const own = { gameId: game.id, challengeId: null }
    const places = [
      { kind: 'Attachment', name: 'Warm up', gameId: game.id, challengeId: challenge.id },
      { kind: 'Avatar', name: 'root', gameId: null, challengeId: null },
      { kind: 'FlagAttachment', name: 'Dealt', gameId: game.id, challengeId: dealt.id },
      { kind: 'Platform', name: '', gameId: null, challengeId: null },
      { kind: 'Poster', name: 'Cup', ...own },
    ]
    // The list shows only the first five of seven uses, so that a file of a crowd does not list the whole
    // crowd.
    expect(await list()).toMatchObject({ data: [{ uses: 7, places }], total: 1 })
    await world.said('POST', `/games/${game.id}/challenges/${challenge.id}/attachment`, {
      attachmentType: 'None',
    })
    const left = {
      data: [
        {
          uses: 6,
          places: [...places.slice(1), { kind: 'TeamAvatar', name: 'T', gameId: null, challengeId: null }],
        },
      ],
    }
    expect(await list()).toMatchObject(left)
    await world.said('DELETE', `/games/${game.id}/challenges/${dealt.id}`)
    expect(await list()).toMatchObject({
      data: [{ uses: 5, places: [{}, {}, {}, {}, { kind: 'Writeup', name: 'T', ...own }] }],
    })
  })

  test('is complete for any query: its pages make up the list, and its sums are those of the rows', async () => {
    const file = fc.record({
      name: fc.string({ minLength: 1, maxLength: 8 }),
      size: fc.nat(1000),
      agoS: fc.nat(5),
    })
    const asked = fc.record({
      sort: fc.constantFrom('Newest', 'Largest', 'Name'),
      hint: fc.constantFrom('', 'a', 'E', '_'),
      count: fc.integer({ min: 1, max: 4 }),
    })
    const some = fc.uniqueArray(file, { maxLength: 8, selector: ({ name }) => hashOf(name) })
    await fc.assert(
      fc.asyncProperty(some, asked, async (files, { sort, hint, count }) => {
        await world.server.store.sql.run(CLEAR)
        for (const { name, size, agoS } of files) await store(name, size, agoS)
        const all = await list({ sort, hint })
        expect([all.length, all.total, all.totalSize]).toEqual([
          all.data.length,
          all.data.length,
          all.data.reduce((sum, { size }) => sum + size, 0),
        ])
        const pages: StoredFiles['data'] = []
        for (let skip = 0; skip < all.total; skip += count)
          pages.push(...(await list({ sort, hint, count: String(count), skip: String(skip) })).data)
        expect(pages).toEqual(all.data)
        if (hint === '') expect(all.total).toBe(files.length)
      }),
      { numRuns: 25 },
    )
  })
})
