import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { titleOf } from '#server/http/titles.ts'
import {
  containerWorld,
  expectRefusal,
  type ContainerWorld,
  type Place,
  type Player,
} from './container.world.ts'

let world: ContainerWorld
let gameId: number
let ann: Player
let place: Place
beforeAll(async () => {
  world = await containerWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  gameId = await world.game()
  ann = await world.player(gameId)
  place = await world.box(gameId)
})
afterEach(() => {
  world.provider.isDown = false
})

const CALLS = ['start', 'prolong', 'destroy'] as const

describe.each(CALLS)('a request to %s is refused', (call) => {
  test('to users who do not play the game, in the order of the checks', async () => {
    const stranger = await world.player(await world.game())
    expectRefusal(await world[call](ann, { gameId: 2_147_483_647, challengeId: 1 }), 404, 'gameMissing')
    expectRefusal(await world[call](stranger, place), 400, 'notPlaying')
    for (const status of ['Pending', 'Rejected', 'Suspended'] as const) {
      expectRefusal(await world[call](await world.player(gameId, status), place), 400, 'notAccepted')
    }
  })
  test('before the start, and after the end unless it is practised on', async () => {
    const [early, over] = [
      await world.game({ startAt: world.clock.now() + 1 }),
      await world.game({ endAt: world.clock.now() - 1, practiceMode: false }),
    ]
    for (const [id, title] of [
      [early, 'notStarted'],
      [over, 'gameOver'],
    ] as const) {
      const player = await world.player(id)
      expectRefusal(await world[call](player, await world.box(id)), 400, title)
    }
  })
  test('for a challenge that does not exist, is of another game, is disabled or was not assigned to the team', async () => {
    const elsewhere = await world.box(await world.game())
    const late = await world.player(gameId)
    for (const challengeId of [0, -1, 2_147_483_647, elsewhere.challengeId]) {
      expectRefusal(await world[call](ann, { gameId, challengeId }), 404, 'challengeMissing')
    }
    expectRefusal(await world[call](late, place), 404, 'challengeMissing')
    await world.enable(place, false)
    expectRefusal(await world[call](ann, place), 404, 'challengeMissing')
  })
  test('for a challenge without containers', async () => {
    const challengeId = await world.challenge(gameId)
    expectRefusal(await world[call](ann, { gameId, challengeId }), 400, 'challengeWithoutContainer')
  })
})

test('a missing container is neither prolonged nor destroyed', async () => {
  expectRefusal(await world.prolong(ann, place), 400, 'containerMissing')
  expectRefusal(await world.destroy(ann, place), 400, 'containerMissing')
})
test('without an image or a port nothing is started, and the limit is not even checked', async () => {
  const full = await world.game({ containerCountLimit: 1 })
  const player = await world.player(full)
  const up = await world.box(full)
  await world.started(player, up)
  for (const wrong of [{ containerImage: '' }, { containerExposePort: 0 }, { containerExposePort: 65_536 }]) {
    expectRefusal(await world.start(player, await world.box(full, wrong)), 400, 'containerNotConfigured')
  }
  expectRefusal(await world.start(player, await world.box(full)), 400, 'containerLimitReached', 'zh', {
    limit: 1,
  })
})
test('a second start returns that it runs, after the pause; during it, that it is too soon', async () => {
  await world.started(ann, place)
  const soon = await world.start(ann, place)
  const told = { title: titleOf('containerCoolDown', 'zh', { seconds: 10 }), status: 429 }
  expect([soon.statusCode, soon.headers['retry-after'], soon.json()]).toEqual([429, '10', told])
  world.clock.advance(9001)
  expect((await world.destroy(ann, place)).headers['retry-after']).toBe('1')
  world.clock.advance(999)
  expectRefusal(await world.start(ann, place), 400, 'containerRunsAlready')
})
test('the pause is for one team and one challenge: others can start', async () => {
  const bob = await world.player(gameId)
  const other = await world.box(gameId)
  await world.server.store.challenges.makeInstances(place.challengeId)
  await world.started(ann, place)
  await world.started(ann, other)
  await world.started(bob, place)
  world.coolDown()
  expect((await world.destroy(ann, place)).statusCode).toBe(200)
  expect((await world.start(ann, place)).statusCode).toBe(429)
  world.coolDown()
  await world.started(ann, place)
})
test('three refusals of the runtime are a failure, which is logged and leaves nothing behind', async () => {
  world.provider.fault = ({ challengeId }) =>
    challengeId === place.challengeId ? { message: 'no such image', isMade: false } : null
  const asked = world.provider.asked.length
  const answer = await world.inTime(world.start(ann, place))
  expectRefusal(answer, 400, 'containerNotStarted')
  expect(world.provider.asked.length - asked).toBe(3)
  expect(await world.rowOf(ann, place)).toBeUndefined()
  expect(await world.news(ann)).toEqual(['Queued', 'Creating', 'Failed'])
  await expect
    .poll(async () =>
      (await world.logged())
        .slice(-1)
        .map(({ level, status, name, message }) => [level, status, name, message]),
    )
    .toEqual([
      [
        'Warning',
        'Failed',
        'System',
        `The container of team ${ann.team} for Tide#${place.challengeId} did not start: no such image`,
      ],
    ])
  world.provider.fault = () => null
  // A failed start must not begin a cool-down.
  await world.started(ann, place)
})
test.each([
  ['ImageMissing', 'containerImageMissing'],
  ['EndedAtOnce', 'containerEndedAtOnce'],
  ['RuntimeSilent', 'containerRuntimeSilent'],
  ['NoRoom', 'containerNoRoom'],
  ['TooSlow', 'containerTooSlow'],
] as const)(
  "the waiting caller and the whole team get the reason; the runtime's own message is for organisers: %s",
  async (fault, title) => {
    world.provider.fault = ({ challengeId }) =>
      challengeId === place.challengeId
        ? { message: 'dial tcp 10.1.2.3:5000: refused', isMade: false, fault }
        : null
    const answer = await world.inTime(world.start(ann, place))
    expectRefusal(answer, 400, title)
    expect(answer.body).not.toContain('10.1.2.3')
    expect(await world.news(ann)).toEqual(['Queued', 'Creating', fault])
    world.provider.fault = () => null
  },
)
test('a start whose request was given up has taken too long', async () => {
  const release = world.provider.hold()
  const answer = await world.inTime(world.start(ann, place))
  expect(answer.json()).toMatchObject({ status: 'Pending' })
  await world.until(async () => (await world.news(ann)).includes('TooSlow'), 700_000)
  release()
})
test('a runtime that is down is a refusal, and containers that it cannot destroy are destroyed when it returns', async () => {
  await world.started(ann, place)
  world.coolDown()
  world.provider.isDown = true
  expectRefusal(await world.destroy(ann, place), 400, 'containerNotStopped')
  const guid =
    [...world.provider.up.values()].find(({ challengeId }) => challengeId === place.challengeId)?.guid ?? ''
  expect([(await world.rowOf(ann, place))?.phase, (await world.own(ann, gameId)).containers]).toEqual([
    'Leaving',
    [],
  ])
  world.provider.isDown = false
  await world.until(async () => (await world.rowOf(ann, place)) === undefined, 10_000)
  expect(world.provider.up.has(guid)).toBe(false)
})

test('without a provider players get that message, and all earlier checks stay the same', async () => {
  const bare = await containerWorld({ hasRuntime: false })
  const id = await bare.game()
  const player = await bare.player(id)
  const box = await bare.box(id)
  expectRefusal(
    await bare.start(player, await bare.box(id, { containerImage: '' })),
    400,
    'containerNotConfigured',
  )
  expectRefusal(await bare.start(player, box), 400, 'containerNoRuntime')
  expectRefusal(await bare.destroy(player, box), 400, 'containerMissing')
  expect(await bare.own(player, id)).toEqual({
    runtime: false,
    limit: 3,
    replacesOldest: false,
    containers: [],
  })
  const edit = `/api/edit/games/${id}/challenges/${box.challengeId}/container`
  expectRefusal(await bare.say(bare.root, 'POST', edit), 400, 'containerNoRuntime')
  expect((await bare.say(bare.root, 'GET', edit)).json()).toEqual({ runtime: false, container: null })
  expect((await bare.say(bare.root, 'DELETE', edit)).statusCode).toBe(200)
  await bare.close()
})
