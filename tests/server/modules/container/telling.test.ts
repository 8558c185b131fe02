import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type {
  ContainerCountModel,
  ContainerInfoModel,
  ContainerInstanceModel,
  TestContainerModel,
} from '#contract/models/container.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { toIso } from '#contract/models/time.ts'
import type { StreamPart } from '#contract/streams.ts'
import { aLine, CASES, until } from '../../live/hubs/hubs.world.ts'
import { containerWorld, expectRefusal, type ContainerWorld } from './container.world.ts'

const LIFE_MS = 2 * 3_600_000
const ENDED = { kind: 'container', container: null, end: 'Destroyed' }
let world: ContainerWorld
beforeAll(async () => {
  world = await containerWorld()
})
afterAll(() => world.close())

async function aPlayer() {
  const gameId = await world.game()
  const ann = await world.player(gameId)
  return { gameId, ann, place: await world.box(gameId) }
}

describe('a container’s team', () => {
  test('is sent each phase and the end, under numbers without gaps', async () => {
    const { gameId, ann, place } = await aPlayer()
    world.provider.pulls = true
    const { expectStopAt, startedAt, entry } = await world.started(ann, place)
    world.provider.pulls = false
    world.coolDown()
    await world.destroy(ann, place)
    const rows = await world.server.store.streams.rows('team', ann.participationId, 0, 100)
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
    const own = {
      challengeId: place.challengeId,
      title: 'Tide',
      ahead: 0,
      user: ann.name,
      askedAt: startedAt,
    }
    const waits = { ...own, startedAt: null, expectStopAt: null, entry: null }
    const said = (container: object | null, end: string | null = null) => ({
      kind: 'container',
      challengeId: place.challengeId,
      container,
      end,
    })
    expect(rows.map(({ item }) => item)).toEqual([
      said({ ...waits, phase: 'Queued' }),
      said({ ...waits, phase: 'Creating' }),
      said({ ...waits, phase: 'Pulling' }),
      said({ ...own, phase: 'Running', startedAt, expectStopAt, entry }),
      said(null, 'Destroyed'),
    ])
    expect((await world.own(ann, gameId)).containers).toEqual([])
  })
  test('is counted for monitors of the game, queued and running', async () => {
    const { gameId, ann, place } = await aPlayer()
    const count = async () =>
      (await world.say(world.root, 'GET', `/api/game/${gameId}/containers/count`)).json<ContainerCountModel>()
    expect(await count()).toEqual({ running: 0, waiting: 0 })
    const go = world.provider.hold()
    const starting = world.start(ann, place)
    await expect.poll(count).toEqual({ running: 0, waiting: 1 })
    go()
    expect((await starting).statusCode).toBe(200)
    expect(await count()).toEqual({ running: 1, waiting: 0 })
    world.coolDown()
    await world.destroy(ann, place)
    expect(await count()).toEqual({ running: 0, waiting: 0 })
  })
  test('and all of its other players get it with the challenge', async () => {
    const { gameId, ann, place } = await aPlayer()
    const look = async () =>
      (
        await world.say(ann.cookie, 'GET', `/api/game/${gameId}/challenges/${place.challengeId}`)
      ).json<ChallengeDetailModel>().context
    expect(await look()).toMatchObject({ closeTime: null, instanceEntry: null })
    const { expectStopAt, entry } = await world.started(ann, place)
    expect(await look()).toMatchObject({ closeTime: expectStopAt, instanceEntry: entry })
    world.coolDown()
    await world.destroy(ann, place)
    expect(await look()).toMatchObject({ closeTime: null, instanceEntry: null })
  })
  test('has its own flag in it, if it has one', async () => {
    const gameId = await world.game()
    const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
    const place = await world.box(gameId, {
      type: 'DynamicContainer',
      flagTemplate: 'flag{[GUID]}',
      memoryLimit: 128,
      cpuCount: 5,
      privilegedContainer: true,
    })
    await world.started(ann, place)
    await world.started(bob, place)
    const orders = [...world.provider.up.values()].filter(
      ({ challengeId }) => challengeId === place.challengeId,
    )
    const [own, other] = [ann, bob].map(({ teamId }) => orders.find((order) => order.teamId === teamId))
    expect(own).toMatchObject({
      ...place,
      userId: ann.id,
      image: 'ctf/box:1',
      port: 80,
      memoryLimit: 128,
      cpuCount: 5,
      storageLimit: 256,
      privileged: true,
    })
    expect(own?.flag).toMatch(/^flag\{[0-9a-f-]{36}\}$/)
    expect(other?.flag).not.toBe(own?.flag)
    expect(await world.answer(ann, place, own?.flag ?? '')).toBe('Accepted')
    const fixed = await world.box(gameId)
    await world.started(ann, fixed)
    expect(
      [...world.provider.up.values()].find(({ challengeId }) => challengeId === fixed.challengeId)?.flag,
    ).toBeNull()
  })
})

test('monitors are sent a start and a destruction by players, with the user', async () => {
  const { gameId, ann, place } = await aPlayer()
  const startedAt = toIso(world.clock.now())
  await world.started(ann, place)
  world.coolDown()
  await world.destroy(ann, place)
  const event = { user: ann.name, team: ann.team }
  const events = (await world.say(world.root, 'GET', `/api/game/${gameId}/events`)).json<unknown>()
  expect(events).toMatchObject([
    {
      ...event,
      type: 'ContainerDestroy',
      content: `Tide#${place.challengeId} destroyed`,
      time: toIso(world.clock.now()),
    },
    { ...event, type: 'ContainerStart', content: `Tide#${place.challengeId} started`, time: startedAt },
  ])
  const stream = await world.server.store.streams.rows('monitor', gameId, 0, 10)
  expect(stream.map(({ seq, kind }) => [seq, kind])).toEqual([
    [1, 'event'],
    [2, 'event'],
  ])
  await expect
    .poll(async () =>
      (await world.logged()).slice(-2).map(({ message, name, status }) => [message, name, status]),
    )
    .toEqual([
      [`Started the container of team ${ann.team} for Tide#${place.challengeId}`, ann.name, 'Success'],
      [`Destroyed the container of team ${ann.team} for Tide#${place.challengeId}`, ann.name, 'Success'],
    ])
})

test('both receive it immediately, each event once', async () => {
  const { gameId, ann, place } = await aPlayer()
  const url = await world.server.app.listen({ port: 0, host: '127.0.0.1' })
  const kind = CASES.find(({ skipNegotiation }) => skipNegotiation) ?? expect.fail()
  const [own, monitor, base] = [
    aLine(kind, `${url}/hub/user?game=${gameId}&streams=team`, { Cookie: ann.cookie }),
    aLine(kind, `${url}/hub/monitor?game=${gameId}&streams=monitor`, { Cookie: world.root }),
    aLine(kind, `${url}/hub/monitor?game=${gameId}`, { Cookie: world.root }),
  ]
  const heard: StreamPart[] = []
  const seen: StreamPart[] = []
  const events: GameEvent[] = []
  own.on('ReceivedStreams', (parts: StreamPart[]) => heard.push(...parts))
  monitor.on('ReceivedStreams', (parts: StreamPart[]) => seen.push(...parts))
  base.on('ReceivedGameEvent', (event: GameEvent) => events.push(event))
  await Promise.all([own.start(), monitor.start(), base.start()])
  await until(() => heard.length > 0 && seen.length > 0)
  await world.started(ann, place)
  world.coolDown()
  await world.destroy(ann, place)
  const itemsOf = (parts: readonly StreamPart[]) => parts.flatMap<unknown>(({ items }) => items ?? [])
  await until(() => itemsOf(heard).length === 4 && itemsOf(seen).length === 2 && events.length === 2)
  expect(itemsOf(heard)).toMatchObject([
    ...['Queued', 'Creating', 'Running'].map((phase) => ({ container: { phase } })),
    ENDED,
  ])
  expect(itemsOf(seen)).toMatchObject(events.map((event) => ({ kind: 'event', event })))
  expect(events.map(({ type }) => type)).toEqual(['ContainerStart', 'ContainerDestroy'])
  await Promise.all([own.stop(), monitor.stop(), base.stop()])
})

test('clients of the base wire get its exact responses', async () => {
  const { gameId, ann, place } = await aPlayer()
  const address = `/API/Game/${gameId}/Container/${place.challengeId}`
  const started = await world.say(ann.cookie, 'POST', address)
  expect([started.statusCode, started.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  const now = world.clock.now()
  const [, port = ''] = /ctf\.example:(\d+)/.exec(started.body) ?? []
  const said = (expectStopAt: number) =>
    JSON.stringify({
      status: 'Running',
      startedAt: toIso(now),
      expectStopAt: toIso(expectStopAt),
      entry: `ctf.example:${port}`,
    })
  expect(started.body).toBe(said(now + LIFE_MS))
  const soon = await world.say(ann.cookie, 'DELETE', address)
  expect([soon.statusCode, soon.headers['content-type'], Object.keys(soon.json<object>())]).toEqual([
    429,
    'application/json; charset=utf-8',
    ['title', 'status'],
  ])
  world.clock.advance(LIFE_MS - 60_000)
  expect((await world.say(ann.cookie, 'POST', `${address}/Prolong`)).body).toBe(said(now + 2 * LIFE_MS))
  const gone = await world.say(ann.cookie, 'DELETE', address)
  expect([gone.statusCode, gone.body, gone.headers['content-type']]).toEqual([200, '', undefined])
})

describe('an organiser', () => {
  test('learns before the opening what is missing: an image, but no runtime', async () => {
    const gameId = await world.game()
    await world.box(gameId, { containerImage: '' })
    const found = (await world.say(world.root, 'GET', `/api/edit/games/${gameId}/opening-check`))
      .json<OpeningFinding[]>()
      .map(({ kind }) => kind)
    expect([found.includes('ImageMissing'), found.includes('ContainersUnavailable')]).toEqual([true, false])
  })
  test('starts a test container, however often they request it, and the editor shows it', async () => {
    const { gameId, place } = await aPlayer()
    const dynamic = await world.box(gameId, {
      type: 'DynamicContainer',
      flagTemplate: 'flag{[TEAM_HASH]}',
      privilegedContainer: true,
    })
    const at = `/api/edit/games/${gameId}/challenges/${dynamic.challengeId}`
    const first = (await world.say(world.root, 'POST', `${at}/container`)).json<ContainerInfoModel>()
    const again = await world.say(world.root, 'POST', `${at}/container`)
    expect([again.statusCode, again.json()]).toEqual([200, first])
    expect(first).toMatchObject({ status: 'Running', expectStopAt: toIso(world.clock.now() + LIFE_MS) })
    const [order] = [...world.provider.up.values()].filter(
      ({ challengeId }) => challengeId === dynamic.challengeId,
    )
    expect(order).toMatchObject({ teamId: null, privileged: false })
    expect(order?.flag).toMatch(/^flag\{[0-9a-f]{12}\}$/)
    expect((await world.say(world.root, 'GET', at)).json<ChallengeEditDetailModel>().testContainer).toEqual(
      first,
    )
    const told = (await world.say(world.root, 'GET', `${at}/container`)).json<TestContainerModel>()
    expect(told).toMatchObject({
      runtime: true,
      container: { phase: 'Running', user: 'root', entry: first.entry },
    })
    // The test container is not listed with the teams' containers, sends no messages, and stays if the
    // challenge is disabled.
    expect(
      (await world.say(world.root, 'GET', '/api/admin/instances'))
        .json<ArrayResponse<ContainerInstanceModel>>()
        .data.map(({ challenge }) => challenge?.id),
    ).not.toContain(dynamic.challengeId)
    expect(await world.events(gameId)).toEqual([])
    await world.say(world.root, 'PUT', at, { isEnabled: false })
    await new Promise((go) => setTimeout(go, 100))
    expect(world.provider.up.has(order?.guid ?? '')).toBe(true)
    for (const _ of [1, 2])
      expect((await world.say(world.root, 'DELETE', `${at}/container`)).statusCode).toBe(200)
    expect(world.provider.up.has(order?.guid ?? '')).toBe(false)
    expect((await world.say(world.root, 'GET', `${at}/container`)).json()).toEqual({
      runtime: true,
      container: null,
    })
    const plain = `/api/edit/games/${gameId}/challenges/${place.challengeId}/container`
    expect((await world.say(world.root, 'POST', plain)).statusCode).toBe(200)
    world.clock.advance(LIFE_MS)
    await expect
      .poll(async () => (await world.say(world.root, 'GET', plain)).json<TestContainerModel>().container)
      .toBeNull()
  })
  test('requests it ten times at the same time, and there is one', async () => {
    const { gameId, place } = await aPlayer()
    const at = `/api/edit/games/${gameId}/challenges/${place.challengeId}/container`
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.say(world.root, 'POST', at)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(
      [...world.provider.up.values()].filter(({ challengeId }) => challengeId === place.challengeId),
    ).toHaveLength(1)
  })
  test('gets the reason of a failure', async () => {
    const gameId = await world.game()
    const at = (challengeId: number, id = gameId) =>
      `/api/edit/games/${id}/challenges/${challengeId}/container`
    const { challengeId } = await world.box(gameId, { containerImage: '' })
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expectRefusal(await world.say(world.root, method, at(challengeId, 2_147_483_647)), 404, 'gameMissing')
      expectRefusal(await world.say(world.root, method, at(2_147_483_647)), 404, 'challengeMissing')
    }
    expectRefusal(await world.say(world.root, 'POST', at(challengeId)), 400, 'containerNotConfigured')
    expectRefusal(
      await world.say(world.root, 'POST', at(await world.challenge(gameId))),
      400,
      'challengeWithoutContainer',
    )
  })
})

describe('an administrator', () => {
  test('lists the containers of teams, the oldest first, and destroys one without an event or a pause', async () => {
    const { gameId, ann, place } = await aPlayer()
    const { startedAt, expectStopAt, entry } = await world.started(ann, place)
    const { guid = '' } = (await world.rowOf(ann, place)) ?? {}
    const list = async () =>
      (await world.say(world.root, 'GET', '/api/admin/instances')).json<
        ArrayResponse<ContainerInstanceModel>
      >()
    const { data, length, total } = await list()
    expect([length, total]).toEqual([data.length, data.length])
    expect(data.at(-1)).toEqual({
      team: { id: ann.teamId, name: ann.team, avatar: null },
      challenge: { id: place.challengeId, title: 'Tide', tag: 'Misc' },
      gameId,
      image: 'ctf/box:1',
      containerGuid: guid,
      containerId: `box-${guid}`,
      startedAt,
      expectStopAt,
      publicIP: 'ctf.example',
      publicPort: Number(entry.split(':')[1]),
    })
    const answer = await world.say(world.root, 'DELETE', `/api/admin/instances/${guid.toUpperCase()}`)
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect([world.provider.up.has(guid), (await world.news(ann)).at(-1)]).toEqual([false, 'Destroyed'])
    expect((await world.events(gameId)).map(({ type }) => type)).toEqual(['ContainerStart'])
    expectRefusal(
      await world.say(world.root, 'DELETE', `/api/admin/instances/${guid}`),
      404,
      'containerMissing',
    )
    expect((await world.say(world.root, 'DELETE', '/api/admin/instances/nonsense')).statusCode).not.toBe(200)
  })
  test('is notified if the runtime does not remove it, and may try again', async () => {
    const { ann, place } = await aPlayer()
    await world.started(ann, place)
    const { guid = '' } = (await world.rowOf(ann, place)) ?? {}
    world.provider.isDown = true
    for (const _ of [1, 2])
      expectRefusal(
        await world.say(world.root, 'DELETE', `/api/admin/instances/${guid}`),
        400,
        'containerNotStopped',
      )
    world.provider.isDown = false
    expect((await world.say(world.root, 'DELETE', `/api/admin/instances/${guid}`)).statusCode).toBe(200)
    expect(world.provider.up.has(guid)).toBe(false)
  })
})
