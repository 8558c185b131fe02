import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { ROLES, type Role } from '#contract/models/account.ts'
import { aServer, type TestServer } from './a-server.ts'

const GUESTS = ['anonymous', ...ROLES] as const
type Guest = (typeof GUESTS)[number]

let server: TestServer
const cookies = new Map<Guest, string>()
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  for (const role of ROLES) {
    const { id } = await server.user(role.toLowerCase())
    cookies.set(role, await server.signIn(role.toLowerCase()))
    await server.store.users.setRole(id, role)
  }
})
afterAll(() => server.close())

/** What the base wire says about who may call. */
function expected(role: Role | null, guest: Guest): 401 | 403 | 'in' {
  if (role === null) return 'in'
  if (guest === 'anonymous') return 401
  return ROLES.indexOf(guest) < ROLES.indexOf(role) ? 403 : 'in'
}

const addressOf = ({ path, rules }: Call) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = rules.params?.[name]
    if (schema?.['x-key'] === 'sha256') return 'a'.repeat(64)
    return schema?.type === 'integer' ? '2147483647' : 'abcdef01'
  })

const calls = Object.entries(ALL_CALLS).filter(([name]) => name !== 'signOut')
test('there are 97 calls', () => {
  expect(Object.keys(ALL_CALLS)).toHaveLength(97)
})

describe.each(GUESTS)('%s', (guest) => {
  test.each(calls)('%s', async (_, call) => {
    const cookie = cookies.get(guest)
    const answer = await server.app.inject({ method: call.method, url: addressOf(call), headers: cookie === undefined ? {} : { cookie } })
    const wanted = expected(call.rules.role, guest)
    if (wanted === 'in') {
      // Whatever it says about a request without a body: it is not about who asks, and it is no fault.
      expect([401, 403, 500]).not.toContain(answer.statusCode)
    } else {
      expect(answer.statusCode).toBe(wanted)
      const { title, status, ...more } = answer.json<{ title: string; status: number }>()
      expect([title === '', status, more]).toEqual([false, wanted, {}])
    }
  })
  test('signOut', async () => {
    // Without touching the session that the other calls are made with.
    const wanted = guest === 'anonymous' ? 401 : guest === 'Banned' ? 403 : 200
    if (guest !== 'anonymous' && guest !== 'Banned') await server.user(`out-${guest.toLowerCase()}`, guest)
    const cookie = guest === 'anonymous' || guest === 'Banned' ? cookies.get(guest) : await server.signIn(`out-${guest.toLowerCase()}`)
    const answer = await server.app.inject({ method: 'POST', url: '/api/account/logout', headers: cookie === undefined ? {} : { cookie } })
    expect(answer.statusCode).toBe(wanted)
  })
})

test('a user who tries a privileged call is written down, one who is merely banned is not', async () => {
  const before = (await server.store.logs.list(null, { count: 500, skip: 0 })).length
  await server.ask('GET', '/api/account/profile', { headers: { cookie: cookies.get('Banned') ?? '' } })
  await server.ask('GET', '/api/admin/users', { headers: { cookie: cookies.get('User') ?? '' } })
  await expect.poll(async () => (await server.store.logs.list(null, { count: 500, skip: 0 })).length).toBe(before + 1)
  const [entry] = await server.store.logs.list(null, { count: 1, skip: 0 })
  expect(entry).toMatchObject({ level: 'Information', status: 'Denied', name: 'user' })
  expect(entry?.message).toContain('/api/admin/users')
})
