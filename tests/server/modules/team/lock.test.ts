import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import { expectRefusal, teamWorld, type TeamWorld } from './team.world.ts'

const STATUSES: readonly StoredParticipationStatus[] = ['Pending', 'Accepted', 'Rejected', 'Suspended']
const DAY_MS = 24 * 3_600_000
let world: TeamWorld
let id: number
beforeAll(async () => {
  world = await teamWorld()
  await world.people('ann', 'ben', 'dan')
})
beforeEach(async () => {
  id = await world.team('Ferry', 'ann', 'ben')
})
afterAll(() => world.close())

const lock = () => world.server.store.teams.setLocked(id, true)
const isLocked = async () => (await world.server.store.teams.byId(id))?.locked
const code = async () => (await world.say('ann', 'GET', `/api/team/${id}/invite`)).json<string>()

/** Calls that would succeed if the team were not locked. */
const FROZEN = {
  delete: () => world.say('ann', 'DELETE', `/api/team/${id}`),
  'hand over': () => world.say('ann', 'PUT', `/api/team/${id}/transfer`, { newCaptainId: world.idOf('ben') }),
  kick: () => world.say('ann', 'POST', `/api/team/${id}/kick/${world.idOf('ben')}`),
  leave: () => world.say('ben', 'POST', `/api/team/${id}/leave`),
  accept: async () => world.say('dan', 'POST', '/api/team/accept', await code()),
}
/** Calls that must still work while the team is in a game. */
const FREE = {
  look: () => world.say(null, 'GET', `/api/team/${id}`),
  change: () => world.say('ann', 'PUT', `/api/team/${id}`, { name: 'Other' }),
  'read the code': () => world.say('ann', 'GET', `/api/team/${id}/invite`),
  'renew the code': () => world.say('ann', 'PUT', `/api/team/${id}/invite`),
}

describe.each(Object.entries(FROZEN))('%s', (_, ask) => {
  test.each(STATUSES)(
    'is refused while the team is locked and in a game that runs, be it %s',
    async (status) => {
      await world.enter(await world.game(), id, ['ann'], status)
      await lock()
      expectRefusal(await ask(), 400, 'teamLocked')
      expect(await world.names(id)).toEqual(['ann*', 'ben'])
      expect(await isLocked()).toBe(true)
    },
  )
  test('is refused while the game has not begun', async () => {
    const { clock } = world.server
    await world.enter(
      await world.game({ startAt: clock.now() + DAY_MS, endAt: clock.now() + 2 * DAY_MS }),
      id,
      [],
    )
    await lock()
    expectRefusal(await ask(), 400, 'teamLocked')
  })
  test('works in a running game as long as the team is not locked', async () => {
    await world.enter(await world.game(), id, ['ann'], 'Pending')
    expect((await ask()).statusCode).toBe(200)
  })
  test('removes a lock whose games have ended', async () => {
    const { clock } = world.server
    await world.enter(await world.game({ endAt: clock.now() }), id, ['ann'])
    await lock()
    expect((await ask()).statusCode).toBe(200)
    expect(await isLocked()).not.toBe(true)
  })
})
describe.each(Object.entries(FREE))('a request to %s', (_, ask) => {
  test('ignores the lock', async () => {
    await world.enter(await world.game(), id, ['ann'])
    await lock()
    expect((await ask()).statusCode).toBe(200)
    expect(await isLocked()).toBe(true)
  })
})
test('a lock is removed even if the call is refused for another reason', async () => {
  await lock()
  expectRefusal(
    await world.say('ann', 'POST', `/api/team/${id}/kick/${world.idOf('dan')}`),
    400,
    'userNotMember',
  )
  expect(await isLocked()).toBe(false)
})
test('other users than the captain are refused before the lock is checked', async () => {
  await lock()
  expectRefusal(await world.say('ben', 'DELETE', `/api/team/${id}`), 403, 'notCaptain')
  expect(await isLocked()).toBe(true)
})
