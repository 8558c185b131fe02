import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { containerWorld, expectRefusal, statusOf, type ContainerWorld } from './container.world.ts'

let world: ContainerWorld
beforeAll(async () => {
  world = await containerWorld()
})
afterAll(() => world.close())

const replacing = (isOn: boolean) =>
  world.server.store.settings.save(
    new Map([['GamePolicy:AutoDestroyOnLimitReached', isOn ? 'True' : 'False']]),
  )
const upOf = (teamId: number) => [...world.provider.up.values()].filter((order) => order.teamId === teamId)

async function aGameWith(limit: number, boxes: number) {
  const gameId = await world.game({ containerCountLimit: limit })
  const ann = await world.player(gameId)
  const places = []
  for (let n = 0; n < boxes; n += 1) places.push(await world.box(gameId))
  return { gameId, ann, places }
}

describe('twenty simultaneous starts of one team', () => {
  test('of one challenge are one container, which all of them return', async () => {
    const { gameId, ann, places } = await aGameWith(3, 1)
    const [place] = places
    if (!place) throw new Error('there is no challenge')
    const release = world.provider.hold()
    const answers = Promise.all(Array.from({ length: 20 }, () => world.start(ann, place)))
    await expect
      .poll(async () => (await world.own(ann, gameId)).containers.map(({ phase }) => phase))
      .toEqual(['Creating'])
    await expect.poll(() => world.provider.asked.filter(({ gameId: id }) => id === gameId).length).toBe(1)
    // Requests in transit would find it running. Between two statements a request is invisible too, so a
    // single check is not enough.
    for (let look = 0; look < 10; look += 1) {
      await expect.poll(() => world.server.store.load().waiting).toBe(0)
      await pause(10)
    }
    release()
    const told = await answers
    expect(new Set(told.map(statusOf))).toEqual(new Set([200]))
    expect(new Set(told.map(({ body }) => body)).size).toBe(1)
    expect([
      upOf(ann.teamId).length,
      [...world.provider.made.values()].every((times) => times === 1),
    ]).toEqual([1, true])
  })
  test.each([
    ['are as many as the limit allows', false, 17],
    ['are as many as the limit allows also where the oldest makes room', true, 0],
  ])('of different challenges %s', async (_, isReplacing, refused) => {
    await replacing(isReplacing)
    const { ann, places } = await aGameWith(3, 20)
    const answers = await Promise.all(places.map((place) => world.start(ann, place)))
    expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 400)).toEqual([])
    // A container that is replaced before it runs was not started, so its player gets 400.
    if (!isReplacing) expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(refused)
    await expect.poll(() => upOf(ann.teamId).length).toBe(3)
    const rows = (await world.rows()).filter(({ participationId }) => participationId === ann.participationId)
    expect(rows.map(({ phase }) => phase)).toEqual(['Running', 'Running', 'Running'])
    await replacing(false)
  })
})

test('those that wait count too', async () => {
  const { ann, places } = await aGameWith(2, 3)
  const [one, two, three] = places
  if (!one || !two || !three) throw new Error('there are too few challenges')
  const release = world.provider.hold()
  const waiting = [world.start(ann, one), world.start(ann, two)]
  await expect.poll(async () => (await world.own(ann, one.gameId)).containers.length).toBe(2)
  expectRefusal(await world.start(ann, three), 400, 'containerLimitReached', 'zh', { limit: 2 })
  release()
  expect((await Promise.all(waiting)).map(statusOf)).toEqual([200, 200])
})
test("no limit means none, and one team's limit does not affect another", async () => {
  const { gameId, ann, places } = await aGameWith(0, 6)
  for (const place of places) await world.started(ann, place)
  expect((await world.own(ann, gameId)).containers).toHaveLength(6)

  const small = await aGameWith(1, 1)
  const bob = await world.player(small.gameId)
  const [place] = small.places
  if (!place) throw new Error('there is no challenge')
  await world.server.store.challenges.makeInstances(place.challengeId)
  await world.started(small.ann, place)
  await world.started(bob, place)
})

describe('if the oldest makes room', () => {
  test('it ends without an event, its team gets the reason, and it is logged', async () => {
    await replacing(true)
    const { gameId, ann, places } = await aGameWith(2, 3)
    const [oldest, second, third] = places
    if (!oldest || !second || !third) throw new Error('there are too few challenges')
    await world.started(ann, oldest)
    world.clock.advance(1000)
    await world.started(ann, second)
    world.clock.advance(1000)
    await world.started(ann, third)
    expect((await world.own(ann, gameId)).containers.map(({ challengeId }) => challengeId)).toEqual([
      second.challengeId,
      third.challengeId,
    ])
    expect((await world.news(ann)).filter((one) => one === 'Replaced')).toHaveLength(1)
    await expect.poll(() => upOf(ann.teamId).length).toBe(2)
    expect((await world.events(gameId)).map(({ type }) => type)).toEqual([
      'ContainerStart',
      'ContainerStart',
      'ContainerStart',
    ])
    const message = `Destroyed the oldest container of team ${ann.team}, for Tide#${oldest.challengeId}: the limit was reached`
    await expect.poll(async () => (await world.logged()).map((entry) => entry.message)).toContain(message)
    await replacing(false)
  })
  test('as many end as needed, if the limit was lowered in the meantime', async () => {
    const { gameId, ann, places } = await aGameWith(0, 5)
    for (const place of places.slice(0, 4)) await world.started(ann, place)
    await replacing(true)
    const game = await world.server.store.games.byId(gameId)
    if (!game) throw new Error('no such game')
    await world.server.store.games.update(gameId, { ...game, containerCountLimit: 2 })
    const [last] = places.slice(4)
    if (!last) throw new Error('there are too few challenges')
    await world.started(ann, last)
    expect((await world.own(ann, gameId)).containers).toHaveLength(2)
    await expect.poll(() => upOf(ann.teamId).length).toBe(2)
    await replacing(false)
  })
})
