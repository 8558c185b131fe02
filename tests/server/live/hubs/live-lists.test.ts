import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIST_TARGET } from '#contract/streams.ts'
import { PASSWORD } from '../../a-server.ts'
import { teamWorld, type TeamWorld } from '../../modules/team/team.world.ts'
import { aLine, CASES, until, type Line } from './hubs.world.ts'

let world: TeamWorld
const lines: Line[] = []
/** The messages by the connection that received them. */
const told = { root: [] as unknown[], ada: [] as unknown[], bob: [] as unknown[], base: [] as unknown[] }

beforeAll(async () => {
  world = await teamWorld()
  const { app } = world.server
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  await world.people('root', 'ada', 'bob')
  await world.become('root', 'Admin')
  const [quick] = CASES
  async function listen(path: string, who: string, heard: unknown[], greeted = true) {
    const line = aLine(quick ?? expect.fail(), address + path, { Cookie: world.cookieOf(who) })
    let isGreeted = !greeted
    line.on('ReceivedStreams', () => (isGreeted = true))
    line.on(LIST_TARGET, (list: unknown) => heard.push(list))
    await line.start()
    lines.push(line)
    await until(() => isGreeted)
  }
  await listen('/hub/admin?streams=logs', 'root', told.root)
  await listen('/hub/admin', 'root', told.base, false)
  await listen('/hub/public', 'ada', told.ada)
  await listen('/hub/public', 'bob', told.bob)
  // Waits until the messages about the sign-ins above were sent.
  await new Promise((resolve) => setTimeout(resolve, 500))
}, 60_000)
afterAll(async () => {
  await Promise.all(lines.map((line) => line.stop()))
  await world.server.close()
})

async function tells(heard: Partial<typeof told>, act: () => Promise<{ statusCode: number }>) {
  const all = Object.values(told)
  for (const list of all) list.length = 0
  expect((await act()).statusCode).toBe(200)
  await until(() => all.filter((list) => list.length > 0).length === Object.keys(heard).length, 2_000)
  expect(told).toEqual({ root: [], ada: [], bob: [], base: [], ...heard })
}

test('administrators receive changes of the list, members those of their own teams, and no one else either', async () => {
  const id = await world.team('Pandas', 'ada')
  await tells({ root: ['teams'], ada: ['own-teams'] }, () =>
    world.say('root', 'PUT', `/api/admin/teams/${id}`, { name: 'Moles' }),
  )
  const code = (await world.say('ada', 'GET', `/api/team/${id}/invite`)).json<string>()
  await tells({ root: ['teams'], ada: ['own-teams'], bob: ['own-teams'] }, () =>
    world.say('bob', 'POST', '/api/team/accept', code),
  )
  // The removed member must receive the message too.
  await tells({ root: ['teams'], ada: ['own-teams'], bob: ['own-teams'] }, () =>
    world.say('ada', 'POST', `/api/team/${id}/kick/${world.idOf('bob')}`),
  )
  await tells({ ada: ['own-sessions'] }, () =>
    world.server.ask('POST', '/api/account/login', { payload: { userName: 'ada', password: PASSWORD } }),
  )
  await tells({ root: ['users'] }, () => world.say('bob', 'PUT', '/api/account/update', { bio: 'Digs' }))
})
