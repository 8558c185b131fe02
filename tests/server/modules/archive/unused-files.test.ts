import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RemovedFiles, UnusedFiles } from '#contract/models/unused-file.ts'
import { storeFile } from '#server/modules/asset/store-file.ts'
import { removeAbandonedUploads } from '#server/modules/unused-file/remove-abandoned-uploads.ts'
import { createLogger } from '#server/log/process-log.ts'
import { statement } from '#server/store/sql.ts'
import { expectRefusal } from '../edit/edit.world.ts'
import { archiveWorld, type ArchiveWorld } from './archive.world.ts'

const DAY_MS = 24 * 3_600_000
let world: ArchiveWorld
beforeEach(async () => {
  world = await archiveWorld()
}, 60_000)
afterEach(() => world.close())

const ask = (method: 'GET' | 'DELETE', more = '') =>
  world.server.ask(method, `/api/admin/files/unused${more}`, { headers: { cookie: world.server.admin } })
const list = async (query = '') => (await ask('GET', query)).json<UnusedFiles>()
const named = async () => (await list()).data.map(({ name }) => name)
const link = async (fileHash: string) => {
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id)
  await world.said('POST', `/games/${id}/challenges/${cId}/attachment`, { attachmentType: 'Local', fileHash })
}
const aDayGoesBy = async () => {
  world.server.clock.advance(DAY_MS + 1)
  await world.server.signIn('root').then((cookie) => Object.assign(world.server, { admin: cookie }))
}

describe('the unused files', () => {
  test('are those that were uploaded a day ago and nothing links to, the largest first', async () => {
    await world.upload('small', 'small')
    const linked = await world.upload('linked', 'linked')
    await link(linked)
    const twice = await world.upload('uploaded twice', 'twice')
    await world.upload('uploaded twice', 'twice')
    expect(await list()).toEqual({ data: [], length: 0, total: 0, totalSize: 0 })
    await aDayGoesBy()
    await world.upload('new', 'new')
    const { data, ...counts } = await list()
    expect(data.map(({ name, size }) => [name, size])).toEqual([
      ['twice', 14],
      ['small', 5],
    ])
    expect(counts).toEqual({ length: 2, total: 2, totalSize: 19 })
    expect(await list('?count=1&skip=1')).toMatchObject({
      data: [{ name: 'small' }],
      length: 1,
      total: 2,
      totalSize: 19,
    })
    expect((await ask('DELETE', `/${twice}`)).statusCode).toBe(200)
    expect([await world.refs(twice), await world.hasBytes(twice)]).toEqual([null, false])
    expect(await named()).toEqual(['small'])
  })
  test('include no avatar, no poster and no other file that was never loose', async () => {
    const bytes = async function* () {
      yield Buffer.from('a picture')
    }
    const { store, files, clock } = world.server
    await storeFile(await files.receive(bytes(), 100), 'avatar.webp', { store, clock })
    await aDayGoesBy()
    expect(await named()).toEqual([])
  })
  test('include no picture that a text shows', async () => {
    const { id } = await world.game()
    const { id: cId } = await world.challenge(id)
    const picture = async (name: string) => `![](/assets/${await world.upload(name, name)}/${name}.png)`
    await world.said('PUT', `/games/${id}/challenges/${cId}`, {
      content: `Look: ${await picture('in a challenge')}`,
      hints: ['Plain.', await picture('in a hint')],
    })
    await world.said('POST', `/games/${id}/notices`, { content: await picture('in a notice') })
    await world.said('POST', '/posts', { title: 'A post', content: await picture('in a post') })
    const game = await world.said('GET', `/games/${id}`)
    await world.said('PUT', `/games/${id}`, {
      ...game.json<object>(),
      content: await picture('in a game'),
      wpNote: await picture('in a writeup note'),
    })
    await picture('in no text')
    await aDayGoesBy()
    expect(await named()).toEqual(['in no text'])
  })
  test('count from the last upload', async () => {
    await world.upload('again', 'again')
    await aDayGoesBy()
    expect(await named()).toEqual(['again'])
    await world.upload('again', 'again')
    expect(await named()).toEqual([])
  })
  test('cannot be removed one by one if used, new or unknown', async () => {
    const linked = await world.upload('linked')
    await link(linked)
    await aDayGoesBy()
    const fresh = await world.upload('fresh')
    for (const hash of [linked, fresh, 'c'.repeat(64), 'nothing']) {
      const answer = await ask('DELETE', `/${hash}`)
      expect(answer.statusCode).toBe(404)
    }
    expectRefusal(
      await world.server.ask('DELETE', `/api/admin/files/unused/${linked}`, {
        headers: { cookie: world.server.admin },
      }),
      404,
      'fileNotUnused',
    )
    expect([await world.hasBytes(linked), await world.hasBytes(fresh)]).toEqual([true, true])
  })
  test('are all removed together, and used files stay', async () => {
    const linked = await world.upload('stays')
    await link(linked)
    const hashes = await Promise.all(['one', 'two', 'three'].map((content) => world.upload(content)))
    await aDayGoesBy()
    expect((await ask('DELETE')).json<RemovedFiles>()).toEqual({ count: 3, size: 11 })
    expect((await ask('DELETE')).json<RemovedFiles>()).toEqual({ count: 0, size: 0 })
    for (const hash of hashes)
      expect([await world.refs(hash), await world.hasBytes(hash)]).toEqual([null, false])
    expect([await world.refs(linked), await world.hasBytes(linked)]).toEqual([1, true])
    const entries = async () =>
      (await world.server.store.logs.list(null, { count: 20, skip: 0 })).map(({ message }) => message)
    await expect.poll(entries).toContain('Removed 3 unused files of 11 bytes.')
  })
  test('stay if a link is created at the same moment, or the link finds none', async () => {
    for (let n = 0; n < 8; n++) {
      const hash = await world.upload(`raced ${n}`)
      const { id } = await world.game()
      const { id: cId } = await world.challenge(id)
      await aDayGoesBy()
      const [linked, removed] = await Promise.all([
        world.say('POST', `/games/${id}/challenges/${cId}/attachment`, {
          attachmentType: 'Local',
          fileHash: hash,
        }),
        ask('DELETE', `/${hash}`),
      ])
      expect([`${linked.statusCode} ${removed.statusCode}`]).toEqual([
        expect.stringMatching(/^(200 404|400 200)$/),
      ])
      expect([await world.refs(hash), await world.hasBytes(hash)]).toEqual(
        linked.statusCode === 200 ? [1, true] : [null, false],
      )
    }
  })
})

test('a file without a reference is deleted when a server starts, and no other', async () => {
  const [left, kept] = [await world.upload('left behind'), await world.upload('kept')]
  const { store, files } = world.server
  await store.sql.run(statement('test.leave', 'update files set refs = 0, loose = 0 where hash = $1'), [left])
  await removeAbandonedUploads({ store, files, logger: createLogger('silent') })
  expect([await world.refs(left), await world.hasBytes(left)]).toEqual([null, false])
  expect([await world.refs(kept), await world.hasBytes(kept)]).toEqual([1, true])
})
