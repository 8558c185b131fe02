import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '#server/store/store.ts'
import { statement } from '#server/store/sql.ts'
import { auditOf } from '../audit/audit.world.ts'
import { expectRefusal } from '../team/team.world.ts'
import { adminWorld, type AdminWorld } from './admin.world.ts'

const WAITING = statement(
  'test.waiting',
  `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
)
let world: AdminWorld
beforeAll(async () => {
  world = await adminWorld()
})
afterAll(() => world.close())

/** Sends a change of a user while another transaction works on the same user. */
async function changedDuring(id: string, body: object, work: (tables: Tables) => Promise<void>) {
  const { store } = world.server
  const asked = await store.transaction(async (tables) => {
    await tables.userAdmin.lock(id)
    const answer = world.admin('PUT', `/users/${id}`, body)
    await expect.poll(async () => (await store.sql.one<{ count: number }>(WAITING))?.count).toBe(1)
    await work(tables)
    return { answer }
  })
  return asked.answer
}
const writtenOf = async (id: string) => (await auditOf(world.server)).filter((row) => row.id === id)

test('the values before a change are those under the lock, not those from before the wait', async () => {
  const { id } = await world.server.user('twice')
  const answer = await changedDuring(id, { role: 'Admin', bio: 'b' }, ({ users }) =>
    users.setRole(id, 'Monitor'),
  )
  expect(answer.statusCode).toBe(200)
  const [row] = await writtenOf(id)
  expect(row?.changes).toEqual([
    { field: 'role', before: 'Monitor', after: 'Admin', isHidden: false },
    { field: 'bio', before: null, after: null, isHidden: true },
  ])
  expect(world.said().at(-1)).toBe('Changed the account of twice: role Monitor → Admin, bio')
})
test('a user who is deleted in the meantime is not changed', async () => {
  const { id } = await world.server.user('vanishing')
  const answer = await changedDuring(id, { role: 'Monitor' }, ({ userAdmin }) => userAdmin.delete(id))
  expectRefusal(answer, 404, 'userMissing', 'en')
  expect([await writtenOf(id), world.said().filter((message) => message.includes('vanishing'))]).toEqual([
    [],
    [],
  ])
})
