import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StreamItems, StreamPart } from '#contract/streams.ts'
import type { StreamKey } from '#server/live/streams/stream-store.ts'
import {
  aHubServer,
  aLine,
  CASES,
  GAME,
  HIDDEN_GAME,
  named,
  participations,
  until,
  type Line,
  type World,
} from './hubs.world.ts'

const BOARD = { stream: 'board', game: GAME } as const
const NOTICES = { stream: 'notices', game: GAME } as const
const MONITOR = { stream: 'monitor', game: GAME } as const
const TEAM = { stream: 'team', participation: 12 } as const
const LOGS = { stream: 'logs' } as const

const solve = (teamId: number, at = 0): StreamItems['board'] => ({
  kind: 'solve',
  teamId,
  challengeId: 1,
  at,
  user: 'ada',
})
const notice = (id: number): StreamItems['notices'] => ({
  kind: 'added',
  notice: { id, type: 'FirstBlood', content: '一血 "x"\u2028', time: 'now' },
})
const answer: StreamItems['team'] = {
  kind: 'answer',
  submitId: 1,
  challengeId: 1,
  status: 'Accepted',
  user: 'ada',
  time: 'now',
}
const entry: StreamItems['logs'] = { time: 'now', name: null, level: null, ip: null, msg: 'm', status: null }
const event: StreamItems['monitor'] = {
  kind: 'event',
  event: { type: 'Normal', content: 'c', time: 'now', user: '', team: '' },
}

/** Stores and publishes items as a use case does. */
function happen<Key extends StreamKey>(
  { streams, hubs }: World,
  key: Key,
  ...items: StreamItems[Key['stream']][]
): number {
  const from = streams.append(key, items)
  hubs.append(key, from, items)
  return from
}

/** Records the messages of the base wire and of the streams. */
function listening(line: Line) {
  const messages: StreamPart[][] = []
  const base: unknown[] = []
  const ends: string[] = []
  line.on('ReceivedStreams', (parts: StreamPart[]) => messages.push(parts))
  for (const target of ['ReceivedGameNotice', 'ReceivedGameEvent', 'ReceivedSubmissions', 'ReceivedLog'])
    line.on(target, (said) => base.push(said))
  line.onclose((error) => ends.push(error?.message ?? ''))
  return { messages, base, ends }
}

describe.concurrent.each(CASES)('client $version over $way', (how) => {
  let world: World
  beforeAll(async () => {
    world = await aHubServer()
    for (let nth = 1; nth <= 5; nth++) happen(world, BOARD, solve(nth))
    happen(world, NOTICES, notice(1), notice(2))
    happen(world, TEAM, answer)
    happen(world, LOGS, entry, entry)
  })
  afterAll(() => world.stop())
  const open = async (path: string, who: string | null, of = world) => {
    const line = aLine(how, of.url + path, named(who))
    const heard = listening(line)
    await line.start()
    return { line, ...heard }
  }

  test('gets what it lacks and then all items, once and in order, on every hub', async () => {
    const user = await open(`/hub/user?game=${GAME}&streams=board:3,notices,team:${12_000_000}`, 'ada')
    const monitor = await open(`/hub/monitor?GAME=${GAME}&Streams=monitor:0,board:5`, 'mona')
    const admin = await open('/hub/admin?streams=logs:1', 'root')
    const spectator = await open(`/hub/board?game=${GAME}`, null)
    const lines = [user, monitor, admin, spectator]
    await until(() => lines.every(({ messages }) => messages.length === 1))
    expect(user.messages[0]).toEqual([
      { stream: 'board', from: 4, items: [solve(4), solve(5)] },
      { stream: 'notices', from: 3, items: [] },
      { stream: 'team', from: 12_000_001, items: [answer] },
    ])
    expect(monitor.messages[0]).toEqual([
      { stream: 'board', from: 6, items: [] },
      { stream: 'monitor', from: 1, items: [] },
    ])
    expect(admin.messages[0]).toEqual([{ stream: 'logs', from: 2, items: [entry] }])
    expect(spectator.messages[0]).toEqual([
      { stream: 'board', from: 6, items: [] },
      { stream: 'notices', from: 3, items: [] },
    ])

    // A first blood must put both into one message.
    happen(world, BOARD, solve(6))
    happen(world, NOTICES, notice(3))
    happen(world, MONITOR, event)
    happen(world, LOGS, entry)
    world.hubs.publish({
      hub: 'user',
      game: GAME,
      target: 'ReceivedGameNotice',
      payload: 'not for who hears streams',
    })
    world.hubs.publish({ hub: 'monitor', game: GAME, target: 'ReceivedGameEvent', payload: 'nor here' })
    world.hubs.publish({ hub: 'admin', target: 'ReceivedLog', payload: 'nor here' })
    await until(() => lines.every(({ messages }) => messages.length === 2))
    const blood = [
      { stream: 'board', from: 6, items: [solve(6)] },
      { stream: 'notices', from: 3, items: [notice(3)] },
    ]
    expect(user.messages[1]).toEqual(blood)
    expect(spectator.messages[1]).toEqual(blood)
    expect(monitor.messages[1]).toEqual([blood[0], { stream: 'monitor', from: 1, items: [event] }])
    expect(admin.messages[1]).toEqual([{ stream: 'logs', from: 3, items: [entry] }])
    expect(lines.flatMap(({ base }) => base)).toEqual([])
    await Promise.all(lines.map(({ line }) => line.stop()))
  })

  test('next to them a client of the base wire gets exactly the base wire', async () => {
    const both = await aHubServer()
    const plain = await open(`/hub/user?game=${GAME}`, 'ada', both)
    const streaming = await open(`/hub/user?game=${GAME}&streams=notices`, 'ada', both)
    await until(() => streaming.messages.length === 1)
    happen(both, NOTICES, notice(9))
    both.hubs.publish({ hub: 'user', game: GAME, target: 'ReceivedGameNotice', payload: { id: 9 } })
    await until(() => plain.base.length === 1 && streaming.messages.length === 2)
    expect([plain.base, plain.messages, streaming.base]).toEqual([[{ id: 9 }], [], []])
    await Promise.all([plain.line.stop(), streaming.line.stop()])
    await both.stop()
  })

  test.each([
    ['names a stream of another hub', `/hub/user?game=${GAME}&streams=board,monitor`, 'mona', 'malformed'],
    ['names one twice', `/hub/user?game=${GAME}&streams=board,board:4`, 'ada', 'malformed'],
    ['names none', `/hub/user?game=${GAME}&streams=`, 'ada', 'malformed'],
    ['names them twice', `/hub/user?game=${GAME}&streams=board&streams=board`, 'ada', 'malformed'],
    [
      'names them twice in another case',
      `/hub/board?game=${GAME}&streams=board:1&Streams=notices:1`,
      null,
      'malformed',
    ],
    ["names another hub's in another case", `/hub/user?GAME=${GAME}&Streams=monitor`, 'ada', 'malformed'],
    ['names no number', `/hub/board?game=${GAME}&streams=board:x`, null, 'malformed'],
    ['is no monitor', `/hub/monitor?game=${GAME}&streams=monitor`, 'ada', 'forbidden'],
    ['has no session', `/hub/user?game=${GAME}&streams=board`, null, 'signed-out'],
    ['looks for a hidden game', `/hub/board?game=${HIDDEN_GAME}`, null, 'missing'],
    ['looks for no game', `/hub/board?game=4711`, 'ada', 'missing'],
  ])('is closed permanently when it %s', async (_, path, who, reason) => {
    const { messages, ends } = await open(path, who)
    await until(() => ends.length === 1)
    expect(ends[0]).toContain(reason)
    expect(messages).toEqual([])
  })
})

describe('a connection that follows streams', () => {
  const [quick] = CASES
  let world: World
  beforeAll(async () => {
    world = await aHubServer()
  })
  afterAll(() => world.stop())
  const open = async (path: string, who: string) => {
    const line = aLine(quick ?? expect.fail(), world.url + path, named(who))
    const heard = listening(line)
    let returns = 0
    line.onreconnected(() => returns++)
    await line.start()
    return { line, ...heard, returns: () => returns }
  }

  test('follows the new team from then on when its user has joined another', async () => {
    participations.delete('mona')
    const { line, messages, returns } = await open(`/hub/user?game=${GAME}&streams=team`, 'mona')
    const apart = await open(`/hub/user?game=${GAME}&streams=board`, 'mona')
    await until(() => messages.length === 1)
    expect(messages[0]).toEqual([{ stream: 'team', from: 1, items: [] }])
    participations.set('mona', 12)
    world.hubs.reconnectUser('mona')
    await until(() => messages.length === 2)
    happen(world, TEAM, answer)
    await until(() => messages.length === 3)
    expect(messages.slice(1)).toEqual([
      [{ stream: 'team', from: 12_000_001, items: [] }],
      [{ stream: 'team', from: 12_000_001, items: [answer] }],
    ])
    expect([returns(), apart.returns()]).toEqual([1, 0])
    await Promise.all([line.stop(), apart.line.stop()])
  })

  test('that has a number of another or a former team takes a snapshot', async () => {
    participations.set('ada', 13)
    const other = await open(`/hub/user?game=${GAME}&streams=team:12000001`, 'ada')
    participations.set('ada', 11)
    const older = await open(`/hub/user?game=${GAME}&streams=team:12000001`, 'ada')
    participations.delete('ada')
    const gone = await open(`/hub/user?game=${GAME}&streams=team:12000001`, 'ada')
    participations.set('ada', 12)
    await until(() => [other, older, gone].every(({ messages }) => messages.length === 1))
    expect([other, older, gone].map(({ messages }) => messages[0])).toEqual([
      [{ stream: 'team', from: 13_000_001, items: null }],
      [{ stream: 'team', from: 11_000_001, items: null }],
      [{ stream: 'team', from: 1, items: null }],
    ])
    await Promise.all([other, older, gone].map(({ line }) => line.stop()))
  })

  test('is evicted like any other, and returns with its rights', async () => {
    const { line, messages, returns } = await open(`/hub/user?game=${GAME}&streams=board`, 'ada')
    await until(() => messages.length === 1)
    world.hubs.disconnectUser('ada')
    await until(() => returns() === 1 && messages.length === 2)
    await line.stop()
  })

  test('is asked to return while the store cannot return what it lacks', async () => {
    const { streams } = world
    happen(world, LOGS, entry, entry, entry)
    streams.hold(true)
    const { line, messages, returns } = await open('/hub/admin?streams=logs:1', 'root')
    await until(() => streams.waiting.length > 0)
    streams.hold(false)
    for (const { fail } of streams.waiting.splice(0)) fail()
    await until(() => returns() === 1 && messages.length === 1)
    expect(messages[0]).toEqual([{ stream: 'logs', from: 2, items: [entry, entry] }])
    await line.stop()
  })
})
