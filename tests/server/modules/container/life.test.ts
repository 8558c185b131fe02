import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContainerInfoModel } from '#contract/models/container.ts'
import { toIso } from '#contract/models/time.ts'
import {
  containerWorld,
  expectRefusal,
  type ContainerWorld,
  type Place,
  type Player,
} from './container.world.ts'

const MINUTE_MS = 60_000
const LIFE_MS = 120 * MINUTE_MS
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
const orderOf = ({ challengeId }: Place) =>
  [...world.provider.up.values()].find((order) => order.challengeId === challengeId)
const isGone = async () => (await world.rowOf(ann, place)) === undefined && orderOf(place) === undefined
const lastNews = async () => (await world.news(ann)).at(-1)

describe('a container', () => {
  test('lives two hours from when it runs, however long it waited', async () => {
    const release = world.provider.hold()
    const answer = world.start(ann, place)
    await expect
      .poll(() => world.provider.asked.some(({ challengeId }) => challengeId === place.challengeId))
      .toBe(true)
    world.clock.advance(MINUTE_MS)
    const runsAt = world.clock.now()
    release()
    const { status, startedAt, expectStopAt, entry } = (await answer).json<ContainerInfoModel>()
    expect({ status, startedAt, expectStopAt }).toEqual({
      status: 'Running',
      startedAt: toIso(runsAt),
      expectStopAt: toIso(runsAt + LIFE_MS),
    })
    expect(entry).toMatch(/^ctf\.example:\d+$/)
  })
  test('ends with its challenge, which then starts none, until practice begins', async () => {
    const opensAt = world.clock.now()
    const closesAt = opensAt + 30 * MINUTE_MS
    const other = await world.box(gameId, { closesAt })
    const past = await world.box(gameId)
    await world.started(ann, other)
    await world.started(ann, past)
    const rows = () => Promise.all([other, past].map((one) => world.rowOf(ann, one)))
    world.clock.advance(closesAt - opensAt)
    await world.until(async () => (await rows())[0] === undefined)
    expect((await rows())[1]?.phase).toBe('Running')
    expectRefusal(await world.start(ann, other), 400, 'challengeClosed')
    const game = await world.server.store.games.byId(gameId)
    world.clock.advance((game?.endAt ?? 0) + 1 - world.clock.now())
    expect((await world.start(ann, other)).statusCode).toBe(200)
  })
  test('stands still with its game, and gets its time back', async () => {
    await world.started(ann, place)
    const pausedAt = world.clock.now()
    const game = await world.server.store.games.byId(gameId)
    const stopsIn = async () =>
      (await world.own(ann, gameId)).containers.map(
        ({ expectStopAt }) => Date.parse(expectStopAt ?? '') - world.clock.now(),
      )
    const act = (what: 'pause' | 'resume') =>
      world.say(world.root, 'POST', `/api/edit/games/${gameId}/${what}`)
    await act('pause')
    expectRefusal(await world.start(ann, await world.box(gameId)), 400, 'gamePaused')
    world.clock.advance(2 * LIFE_MS)
    // By now the reconciler has checked it more than once.
    await world.until(() => world.clock.now() >= pausedAt + 2 * LIFE_MS + 2 * MINUTE_MS, MINUTE_MS)
    expect((await world.rowOf(ann, place))?.phase).toBe('Running')
    expect(await stopsIn()).toEqual([LIFE_MS])
    expectRefusal(await world.prolong(ann, place), 400, 'gamePaused')
    await act('resume')
    expect(await stopsIn()).toEqual([LIFE_MS])
    expect(await lastNews()).toBe('Running')
    const after = await world.server.store.games.byId(gameId)
    expect((after?.endAt ?? 0) - world.clock.now()).toBe((game?.endAt ?? 0) - pausedAt)
  })
  test('is not extended when the organisers close its challenge', async () => {
    await world.started(ann, place)
    const challenge = await world.server.store.challenges.byId(gameId, place.challengeId)
    if (!challenge) throw new Error('no such challenge')
    const closesAt = world.clock.now()
    await world.server.store.challenges.update(challenge.id, { ...challenge, closesAt })
    expectRefusal(await world.prolong(ann, place), 400, 'challengeClosed')
  })
  test('ends exactly at its time, without an event', async () => {
    await world.started(ann, place)
    // Waits until all work is done and the next timer is set.
    await expect.poll(async () => (await world.rows()).filter(({ phase }) => phase !== 'Running')).toEqual([])
    await new Promise((go) => setTimeout(go, 100))
    world.clock.advance(LIFE_MS - 1)
    await new Promise((go) => setTimeout(go, 100))
    expect((await world.rowOf(ann, place))?.phase).toBe('Running')
    world.clock.advance(1)
    await expect.poll(isGone).toBe(true)
    expect([await lastNews(), (await world.events(gameId)).map(({ type }) => type)]).toEqual([
      'Expired',
      ['ContainerStart'],
    ])
  })
  test('is prolonged by two hours from its old end in its last ten minutes, repeatedly', async () => {
    const { expectStopAt } = await world.started(ann, place)
    world.clock.advance(LIFE_MS - 10 * MINUTE_MS - 1)
    expectRefusal(await world.prolong(ann, place), 400, 'containerProlongEarly', 'zh', { minutes: 10 })
    world.clock.advance(1)
    const stopsAt = Date.parse(expectStopAt)
    for (const more of [1, 2]) {
      const answer = await world.prolong(ann, place)
      expect([answer.statusCode, answer.json<ContainerInfoModel>().expectStopAt]).toEqual([
        200,
        toIso(stopsAt + more * LIFE_MS),
      ])
      expectRefusal(await world.prolong(ann, place), 400, 'containerProlongEarly', 'zh', { minutes: 10 })
      expect((await world.own(ann, gameId)).containers[0]?.expectStopAt).toBe(toIso(stopsAt + more * LIFE_MS))
      if (more === 1) world.clock.advance(LIFE_MS)
    }
    expect((await world.news(ann)).filter((one) => one === 'Running')).toHaveLength(3)
    expect((await world.events(gameId)).map(({ type }) => type)).toEqual(['ContainerStart'])
  })
  test('that two players prolong at the same time is prolonged once', async () => {
    const { expectStopAt } = await world.started(ann, place)
    world.clock.advance(LIFE_MS - MINUTE_MS)
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.prolong(ann, place)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await world.own(ann, gameId)).containers[0]?.expectStopAt).toBe(
      toIso(Date.parse(expectStopAt) + LIFE_MS),
    )
  })
  test('that died is reported as such, and its leftovers are removed', async () => {
    await world.started(ann, place)
    world.provider.die(orderOf(place)?.guid ?? '')
    world.clock.advance(MINUTE_MS)
    await expect.poll(isGone).toBe(true)
    expect(await lastNews()).toBe('Died')
    await expect
      .poll(async () => (await world.logged()).at(-1))
      .toMatchObject({ level: 'Warning', status: 'Failed' })
    await world.started(ann, place)
  })
  test('that disappeared from the runtime counts as died, unless the runtime does not respond', async () => {
    await world.started(ann, place)
    world.provider.isDown = true
    world.clock.advance(MINUTE_MS)
    await new Promise((go) => setTimeout(go, 150))
    expect((await world.rowOf(ann, place))?.phase).toBe('Running')
    world.provider.isDown = false
    await world.provider.stop(orderOf(place)?.guid ?? '')
    world.clock.advance(MINUTE_MS)
    await expect.poll(lastNews).toBe('Died')
  })
  test('without a row is stopped', async () => {
    const guid = world.server.store && crypto.randomUUID()
    world.provider.stray(guid)
    world.clock.advance(MINUTE_MS)
    await expect.poll(() => world.provider.up.has(guid)).toBe(false)
  })
})

describe('it is closed immediately', () => {
  const acts: [string, () => Promise<unknown>][] = [
    [
      'by a suspension',
      () => world.say(world.root, 'PUT', `/api/admin/participation/${ann.participationId}/Suspended`),
    ],
    [
      'by disabling its challenge',
      () =>
        world.say(world.root, 'PUT', `/api/edit/games/${gameId}/challenges/${place.challengeId}`, {
          isEnabled: false,
        }),
    ],
    [
      'by deleting its challenge',
      () => world.say(world.root, 'DELETE', `/api/edit/games/${gameId}/challenges/${place.challengeId}`),
    ],
    ['by deleting its game', () => world.say(world.root, 'DELETE', `/api/edit/games/${gameId}`)],
    ['by deleting its team', () => world.say(world.root, 'DELETE', `/api/admin/teams/${ann.teamId}`)],
  ]
  test.each(acts)('%s', async (_, act) => {
    await world.started(ann, place)
    const guid = orderOf(place)?.guid ?? ''
    expect(await act()).toMatchObject({ statusCode: 200 })
    await expect
      .poll(async () => (await world.rows()).some((row) => row.guid === guid) || world.provider.up.has(guid))
      .toBe(false)
    const told = await world.news(ann)
    // A deleted challenge has no team left to notify.
    if (told.length > 0) expect(told.at(-1)).toBe('Closed')
    expect((await world.events(gameId)).filter(({ type }) => type === 'ContainerDestroy')).toEqual([])
  })
  test.each(acts)('while it is being started, %s', async (_, act) => {
    const release = world.provider.hold()
    const answer = world.start(ann, place)
    await expect
      .poll(() => world.provider.asked.some(({ challengeId }) => challengeId === place.challengeId))
      .toBe(true)
    expect(await act()).toMatchObject({ statusCode: 200 })
    expectRefusal(await answer, 400, 'containerNotStarted')
    release()
    await expect
      .poll(
        async () =>
          orderOf(place) === undefined &&
          (await world.rows()).every(({ challengeId }) => challengeId !== place.challengeId),
      )
      .toBe(true)
  })
  test('when a running game is postponed', async () => {
    await world.started(ann, place)
    const info = (await world.say(world.root, 'GET', `/api/edit/games/${gameId}`)).json<object>()
    const start = toIso(world.clock.now() + MINUTE_MS)
    expect(
      (await world.say(world.root, 'PUT', `/api/edit/games/${gameId}`, { ...info, start })).statusCode,
    ).toBe(200)
    await expect.poll(isGone).toBe(true)
    expect(await lastNews()).toBe('Closed')
  })
  test.each([
    ['when its game ends', false, 'Closed'],
    ['but not when its game is practised on', true, 'Running'],
  ] as const)('%s', async (_, practiceMode, told) => {
    const endAt = world.clock.now() + 30 * MINUTE_MS
    const id = await world.game({ endAt, practiceMode })
    const player = await world.player(id)
    const box = await world.box(id)
    await world.started(player, box)
    await new Promise((go) => setTimeout(go, 100))
    world.clock.advance(30 * MINUTE_MS)
    await new Promise((go) => setTimeout(go, 100))
    expect((await world.rowOf(player, box))?.phase).toBe('Running')
    world.clock.advance(1)
    await expect.poll(async () => (await world.news(player)).at(-1)).toBe(told)
    if (told === 'Closed') await expect.poll(() => orderOf(box)).toBeUndefined()
  })
})

test('another team’s container can be neither seen, prolonged nor destroyed', async () => {
  const bob = await world.player(gameId)
  await world.server.store.challenges.makeInstances(place.challengeId)
  await world.started(ann, place)
  world.coolDown()
  expectRefusal(await world.prolong(bob, place), 400, 'containerMissing')
  expectRefusal(await world.destroy(bob, place), 400, 'containerMissing')
  expect((await world.own(bob, gameId)).containers).toEqual([])
  expect((await world.rowOf(ann, place))?.phase).toBe('Running')
})
test('a player destroys a queued one: it never starts, and monitors get no event', async () => {
  const release = world.provider.hold()
  const answer = world.start(ann, place)
  await expect.poll(async () => (await world.own(ann, gameId)).containers.length).toBe(1)
  expect((await world.destroy(ann, place)).statusCode).toBe(200)
  expectRefusal(await answer, 400, 'containerNotStarted')
  release()
  await expect.poll(isGone).toBe(true)
  expect([await lastNews(), await world.events(gameId)]).toEqual(['Destroyed', []])
  expect((await world.start(ann, place)).statusCode).toBe(429)
})
test('a request that has waited a hundred seconds returns `Pending`, and the container still starts', async () => {
  const release = world.provider.hold()
  const answer = world.start(ann, place)
  await expect
    .poll(() => world.provider.asked.some(({ challengeId }) => challengeId === place.challengeId))
    .toBe(true)
  world.clock.advance(100_000)
  const told = (await answer).json<ContainerInfoModel>()
  expect([told.status, told.entry]).toEqual(['Pending', ''])
  // A repeated request waits for the same container.
  const again = world.start(ann, place)
  await new Promise((go) => setTimeout(go, 50))
  release()
  expect((await again).json<ContainerInfoModel>().status).toBe('Running')
  expect(world.provider.made.get(orderOf(place)?.guid ?? '')).toBe(1)
})
