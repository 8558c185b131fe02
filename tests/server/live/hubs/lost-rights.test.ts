import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Role } from '#contract/models/role.ts'
import { HUB_NAMES, HUBS, type HubName } from '#server/live/hubs/hub-names.ts'
import { aServer, type TestServer } from '#tests/server/a-server.ts'
import { HUB_DECISIONS } from '#tests/server/authorization/hub-decisions.ts'
import { aGame } from '#tests/server/modules/team/team.world.ts'
import { aLine, CASES, until } from './hubs.world.ts'

/** The connection must be closed within this time after the response of the action. */
const AT_ONCE_MS = 1000

let server: TestServer
let url: string
let gameId: number
let admin: string
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  gameId = await server.store.games.create(aGame(server.clock.now()))
  await server.user('root', 'Admin')
  admin = await server.signIn('root')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(() => server.close())

interface Act {
  what: string
  /** The reason that the client gets when it reconnects. */
  why: 'signed-out' | 'forbidden'
  happen: (person: { id: string; cookie: string }) => Promise<number>
}
const byAdmin = async (method: 'PUT' | 'DELETE', address: string, payload?: object) =>
  (await server.ask(method, address, { headers: { cookie: admin }, ...(payload ? { payload } : {}) }))
    .statusCode
const becoming = (role: Role): Act => ({
  what: `is made ${role}`,
  why: 'forbidden',
  happen: ({ id }) => byAdmin('PUT', `/api/admin/users/${id}`, { role }),
})
/** A role that is too low for each hub. */
const BELOW = { Monitor: 'User', Admin: 'Monitor' } as const
const actsOn = (hub: HubName): Act[] => {
  const { role } = HUB_DECISIONS[hub]
  return [
    ...(role === 'Monitor' || role === 'Admin' ? [becoming(BELOW[role])] : []),
    becoming('Banned'),
    {
      what: 'has to confirm the address again',
      why: 'signed-out',
      happen: ({ id }) => byAdmin('PUT', `/api/admin/users/${id}`, { emailConfirmed: false }),
    },
    {
      what: 'gets another password',
      why: 'signed-out',
      happen: ({ id }) => byAdmin('DELETE', `/api/admin/users/${id}/password`),
    },
    {
      what: 'is deleted',
      why: 'signed-out',
      happen: ({ id }) => byAdmin('DELETE', `/api/admin/users/${id}`),
    },
    {
      what: 'signs out in another tab',
      why: 'signed-out',
      happen: async ({ cookie }) =>
        (await server.ask('POST', '/api/account/logout', { headers: { cookie } })).statusCode,
    },
  ]
}
let count = 0

async function listen(path: string, cookie: string) {
  const [quick] = CASES
  if (!quick) throw new Error('there is no way to listen')
  const line = aLine(quick, url + path, { Cookie: cookie })
  const cuts: number[] = []
  const ends: string[] = []
  line.onreconnecting(() => cuts.push(performance.now()))
  line.onclose((error) => ends.push(error?.message ?? ''))
  await line.start()
  return { cuts, ends }
}

describe.each(HUB_NAMES.filter((hub) => HUB_DECISIONS[hub].role !== null))(
  'a user connected to the %s hub',
  (hub) => {
    const { role, games, streams } = HUB_DECISIONS[hub]
    test.concurrent.for(actsOn(hub))(
      'and $what in the meantime is disconnected immediately, and not accepted again',
      async ({ happen, why }, { expect }) => {
        const name = `loser${(count += 1)}`
        const { id } = await server.user(name, role ?? 'User')
        const cookie = await server.signIn(name)
        const path = `${HUBS[hub].path}?${games === null ? '' : `game=${gameId}`}`
        const lines = await Promise.all([
          listen(path, cookie),
          listen(`${path}&streams=${streams.join()}`, cookie),
        ])
        expect(await happen({ id, cookie })).toBe(200)
        const actedAt = performance.now()
        await until(() => lines.every(({ ends }) => ends.length === 1))
        for (const { ends, cuts } of lines) {
          expect(ends[0]).toContain(why)
          expect((cuts[0] ?? Number.NaN) - actedAt).toBeLessThan(AT_ONCE_MS)
        }
      },
    )
  },
)
