import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ContainerInfoModel } from '#contract/models/container.ts'
import { aServer } from '../../a-server.ts'
import {
  containerWorld,
  expectRefusal,
  statusOf,
  type ContainerWorld,
  type Place,
  type Player,
} from './container.world.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: ContainerWorld
beforeAll(async () => {
  world = await containerWorld()
})
afterAll(() => world.close())
afterEach(() => {
  Object.assign(world.provider, { takesMs: 0, fault: () => null, pulls: false })
})

async function teams(
  howMany: number,
  boxes: number,
): Promise<{ gameId: number; players: Player[]; places: Place[] }> {
  const gameId = await world.game({ containerCountLimit: 0 })
  const players = await world.players(gameId, howMany)
  const places: Place[] = []
  for (let n = 0; n < boxes; n += 1) places.push(await world.box(gameId))
  return { gameId, players, places }
}
/** Advances the clock until all requests have their responses. */
async function answered<Value>(asked: readonly Promise<Value>[]): Promise<Value[]> {
  let isOver = false
  const all = Promise.all(asked).finally(() => (isOver = true))
  await world.until(() => isOver, 50, 6000)
  return all
}
/** Occupies all workers, so that further starts wait in the queue. The returned function releases them. */
async function allHandsFull() {
  const release = world.provider.hold()
  const { gameId, players, places } = await teams(4, 1)
  const fills = players.flatMap((player) => places.map((place) => world.start(player, place)))
  await expect.poll(() => world.provider.asked.filter((order) => order.gameId === gameId).length).toBe(4)
  return { release, fills }
}
const waitingOf = async (gameId: number) => {
  const rows = await world.server.store.sql.many<{ count: number }>(
    { name: 'test.waiting', text: 'select count(*) as count from containers where game_id = $1' },
    [gameId],
  )
  return rows[0]?.count
}

test('200 starts at once, two seconds each, every tenth a failure: none is lost or doubled, and each team gets the right state', async () => {
  const { provider } = world
  const { gameId, players, places } = await teams(100, 2)
  provider.takesMs = 2000
  // Some starts fail permanently, some once, and for some only the response is lost.
  const bad = new Map<string, number>()
  provider.fault = ({ guid, gameId: id }) => {
    if (id !== gameId) return null
    const tries = (bad.get(guid) ?? 0) + 1
    bad.set(guid, tries)
    const kind = [...bad.keys()].indexOf(guid) % 30
    if (kind === 3) return { message: 'the engine says no', isMade: false }
    if (kind === 13 && tries === 1) return { message: 'the engine says no once', isMade: false }
    if (kind === 23 && tries === 1) return { message: 'the answer was lost', isMade: true }
    return null
  }
  const wishes = players.flatMap((player) => places.map((place) => ({ player, place })))
  expect(wishes).toHaveLength(200)
  const { release, fills } = await allHandsFull()
  const asking = wishes.map(({ player, place }) => world.start(player, place))
  await expect.poll(() => waitingOf(gameId), { timeout: 30_000 }).toBe(200)
  release()
  const answers = await answered(asking)
  await answered(fills)

  // A response is `Running`, `Pending` or 400. `Pending` means that the start takes longer than the server
  // lets a request wait, because there are only four workers.
  const told = answers.map((answer) =>
    answer.statusCode === 200 ? answer.json<ContainerInfoModel>().status : answer.statusCode,
  )
  expect(told.filter((one) => one !== 'Running' && one !== 'Pending' && one !== 400)).toEqual([])
  await world.until(async () => (await world.rows()).every(({ phase }) => phase === 'Running'), 50, 6000)

  const rows = (await world.rows()).filter(({ participationId }) =>
    players.some((player) => player.participationId === participationId),
  )
  const up = [...provider.up.values()].filter((order) => order.gameId === gameId)
  expect(up.map(({ guid }) => guid).sort()).toEqual(rows.map(({ guid }) => guid).sort())
  expect([...provider.made.values()].every((times) => times === 1)).toBe(true)
  expect(
    new Set(rows.map(({ participationId, challengeId }) => `${participationId} ${challengeId}`)).size,
  ).toBe(rows.length)
  expect(provider.mostAtOnce).toBe(4)

  const asked = provider.asked.filter((order) => order.gameId === gameId)
  const lost = wishes.length - rows.length
  expect([asked.length > 200, lost]).toEqual([true, [...bad.keys()].filter((_, at) => at % 30 === 3).length])
  for (const [at, { player, place }] of wishes.entries()) {
    const row = rows.find(
      ({ participationId, challengeId }) =>
        participationId === player.participationId && challengeId === place.challengeId,
    )
    if (told[at] === 'Running') expect(row?.phase).toBe('Running')
    if (told[at] === 400) expect(row).toBeUndefined()
    // The last message to each team must equal the current state.
    const own = await world.own(player, gameId)
    expect(own.containers.every(({ phase, entry }) => phase === 'Running' && entry !== null)).toBe(true)
  }
  const news = await Promise.all(players.map((player) => world.news(player)))
  for (const one of news)
    expect(
      one.filter((what) => what === 'Running').length + one.filter((what) => what === 'Failed').length,
    ).toBe(2)

  // Second containers start only after every team's first.
  const begun = [...new Set(asked.map(({ guid }) => guid))].map((guid) =>
    asked.find((order) => order.guid === guid),
  )
  const firsts = begun.findIndex((order, place) =>
    begun.slice(0, place).some((earlier) => earlier?.teamId === order?.teamId),
  )
  expect(firsts).toBeGreaterThanOrEqual(100)
}, 120_000)

test('a team with many requests waits for teams with one, and sees the number ahead', async () => {
  const { gameId, players, places } = await teams(3, 4)
  const [greedy, bob, cyd] = players
  const [first] = places
  if (!greedy || !bob || !cyd || !first) throw new Error('there are too few')
  const { release, fills } = await allHandsFull()
  const starts: Promise<unknown>[] = []
  for (const place of places) {
    starts.push(world.start(greedy, place))
    await expect.poll(async () => (await world.own(greedy, gameId)).containers.length).toBe(starts.length)
    world.clock.advance(1)
  }
  starts.push(world.start(bob, first))
  await expect.poll(async () => (await world.own(bob, gameId)).containers.length).toBe(1)
  world.clock.advance(1)
  starts.push(world.start(cyd, first))
  await expect.poll(async () => (await world.own(cyd, gameId)).containers.length).toBe(1)
  const ahead = async (player: Player) => (await world.own(player, gameId)).containers.map((one) => one.ahead)
  expect([await ahead(greedy), await ahead(bob), await ahead(cyd)]).toEqual([[0, 3, 4, 5], [1], [2]])
  // The workers stand still with their next four, or a quick one would start a fifth before a slow one asks.
  const asked = () =>
    world.provider.asked.filter(({ gameId: id }) => id === gameId).map(({ teamId }) => teamId ?? 0)
  release()
  const releaseFour = world.provider.hold()
  await world.until(() => asked().length === 4)
  expect(asked().toSorted((one, other) => one - other)).toEqual([
    greedy.teamId,
    greedy.teamId,
    bob.teamId,
    cyd.teamId,
  ])
  releaseFour()
  await answered([...starts, ...fills])
  expect([await ahead(greedy), await waitingOf(gameId)]).toEqual([[0, 0, 0, 0], 6])
})

test('two processes on one database share the queue, and start nothing twice', async () => {
  const { provider, server } = world
  const beside = await aServer({ config: { rateLimit: false }, containers: provider, beside: server })
  const { gameId, players, places } = await teams(30, 1)
  const [place] = places
  if (!place) throw new Error('there is no challenge')
  provider.takesMs = 1000
  const before = provider.made.size
  const url = `/api/game/${gameId}/container/${place.challengeId}`
  const asked = players.map(({ cookie }, at) =>
    (at % 2 === 0 ? server : beside).ask('POST', url, { headers: { cookie } }),
  )
  const answers = await answered(asked)
  expect(new Set(answers.map(statusOf))).toEqual(new Set([200]))
  expect(answers.every((answer) => answer.json<ContainerInfoModel>().status === 'Running')).toBe(true)
  expect([provider.made.size - before, [...provider.made.values()].every((times) => times === 1)]).toEqual([
    30,
    true,
  ])
  expect(provider.mostAtOnce).toBeGreaterThan(4)
  await beside.close()
})
test('a waiting process learns what another one has started', async () => {
  const { provider, server } = world
  const { gameId, players, places } = await teams(1, 1)
  const [[player], [place]] = [players, places]
  if (!player || !place) throw new Error('there are too few')
  const idle = await aServer({
    config: { rateLimit: false, containerStarts: 0 },
    containers: provider,
    beside: server,
  })
  const [answer] = await answered([
    idle.ask('POST', `/api/game/${gameId}/container/${place.challengeId}`, {
      headers: { cookie: player.cookie },
    }),
  ])
  expect(answer?.json<ContainerInfoModel>().status).toBe('Running')
  provider.fault = () => ({ message: 'no', isMade: false })
  const other = await world.box(gameId)
  const [refused] = await answered([
    idle.ask('POST', `/api/game/${gameId}/container/${other.challengeId}`, {
      headers: { cookie: player.cookie, 'accept-language': 'zh' },
    }),
  ])
  if (!refused) throw new Error('nothing was answered')
  expectRefusal(refused, 400, 'containerNotStarted')
  await idle.close()
})

test('starts of a stopping process are requeued, and the next process finds what is partly created', async () => {
  const { provider, server } = world
  const { gameId, players, places } = await teams(1, 1)
  const [[player], [place]] = [players, places]
  if (!player || !place) throw new Error('there are too few')
  // The other process leases the start and creates the container, but never gets the result.
  const dying = await aServer({ config: { rateLimit: false }, containers: provider, beside: server })
  const release = provider.hold()
  const answer = dying.ask('POST', `/api/game/${gameId}/container/${place.challengeId}`, {
    headers: { cookie: player.cookie },
  })
  await expect.poll(async () => (await world.own(player, gameId)).containers[0]?.phase).toBe('Creating')
  const closed = dying.close()
  expect((await answer).json<ContainerInfoModel>().status).toBe('Pending')
  await closed
  expect((await world.rowOf(player, place))?.phase).toBe('Queued')
  const guid = (await world.rowOf(player, place))?.guid ?? ''
  provider.stray(guid)
  release()
  await world.until(async () => (await world.rowOf(player, place))?.phase === 'Running')
  expect([provider.made.get(guid), provider.up.has(guid)]).toEqual([undefined, true])
})
test('starts of a killed process are taken over after its lease has expired, and not before', async () => {
  const { provider, server, clock } = world
  const { players, places } = await teams(1, 1)
  const [[player], [place]] = [players, places]
  if (!player || !place) throw new Error('there are too few')
  const { containers } = server.store
  const dead = crypto.randomUUID()
  const guid = crypto.randomUUID()
  const order = {
    image: 'ctf/box:1',
    port: 80,
    flag: null,
    memoryLimit: 64,
    cpuCount: 1,
    storageLimit: 256,
    privileged: false,
  }
  await containers.create({
    guid,
    ...place,
    participationId: player.participationId,
    teamId: player.teamId,
    userId: player.id,
    ip: '',
    askedAt: clock.now(),
    ...order,
  })
  expect(await containers.claim(1, { by: dead, now: clock.now(), until: clock.now() + 15_000 })).toHaveLength(
    1,
  )
  clock.advance(14_000)
  await new Promise((go) => setTimeout(go, 100))
  expect(provider.up.has(guid)).toBe(false)
  clock.advance(2000)
  await world.until(async () => (await world.rowOf(player, place))?.phase === 'Running')
  expect(provider.made.get(guid)).toBe(1)
  // A process whose lease has expired must not change the row any more.
  expect(
    await containers.runs(
      guid,
      dead,
      { id: 'x', ip: 'x', port: 1, publicIp: null, publicPort: null },
      { startedAt: 1, expectStopAt: 2 },
    ),
  ).toBe(false)
})
