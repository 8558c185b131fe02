import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAllUnused } from '#server/modules/unused-file/routes.ts'
import { createLogger } from '#server/log/process-log.ts'
import { statement } from '#server/store/sql.ts'
import type { Store } from '#server/store/store.ts'
import { archiveWorld, type ArchiveWorld } from '../archive/archive.world.ts'
import { auditOf, leftBy } from './audit.world.ts'

let world: ArchiveWorld
beforeEach(async () => {
  world = await archiveWorld()
}, 60_000)
afterEach(() => world.close())

const run = (name: string, text: string) => world.server.store.sql.run(statement(`test.${name}`, text))
const remove = (path: string) => world.server.ask('DELETE', path, { headers: { cookie: world.server.admin } })

describe('no file is deleted without an entry', () => {
  test.each([
    ['an upload that an admin removes', '/api/assets/'],
    ['an unused one', '/api/admin/files/unused/'],
  ])('%s: if the entry cannot be written, the file stays', async (_, path) => {
    const hash = await world.upload('stays')
    await run('age', `update files set stored_at = '2000-01-01'`)
    await run(
      'forbid',
      `alter table audit add constraint test_none check (act not in ('FileRemoved', 'UnusedFilesRemoved')) not valid`,
    )
    expect((await remove(`${path}${hash}`)).statusCode).toBe(500)
    expect([await world.refs(hash), await world.hasBytes(hash)]).toEqual([1, true])
    await run('allow', 'alter table audit drop constraint test_none')
    const left = await leftBy(world.server, () => remove(`${path}${hash}`))
    expect([left.map(({ id }) => id), await world.refs(hash), await world.hasBytes(hash)]).toEqual([
      [hash],
      null,
      false,
    ])
  })
  test('all unused files: those removed before a failure have an entry', async () => {
    const { store, files, clock } = world.server
    await run(
      'crowd',
      `insert into files (hash, name, size, refs, stored_at) select lpad(to_hex(n), 64, '0'), 'x', 2, 0, '2000-01-01' from generate_series(1, 501) n`,
    )
    let listed = 0
    const list: Store['unusedFiles']['list'] = (...asked) =>
      ++listed === 2 ? Promise.reject(new Error('cut off')) : store.unusedFiles.list(...asked)
    const said: string[] = []
    const services = {
      store: { ...store, unusedFiles: { ...store.unusedFiles, list } },
      files,
      clock,
      logger: createLogger('silent'),
      platformLog: {
        write: ({ message }: { message: string }) => void said.push(message),
        settled: async () => {},
      },
    }
    const root = await store.users.byLogin('root')
    if (!root) throw new Error('there is no root')
    await expect(removeAllUnused({ actor: root, ip: '203.0.113.9' }, services)).rejects.toThrow('cut off')
    expect(await auditOf(world.server, 1)).toMatchObject([
      {
        act: 'UnusedFilesRemoved',
        ip: '203.0.113.9',
        changes: [
          { field: 'count', after: '500' },
          { field: 'size', after: '1000' },
        ],
      },
    ])
    expect(said).toEqual(['Removed 500 unused files of 1000 bytes.'])
  }, 60_000)
})
