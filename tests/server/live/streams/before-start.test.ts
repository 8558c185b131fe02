import { beforeEach, expect, test } from 'vitest'
import type { StreamItems } from '#contract/streams.ts'
import { FLUSH_MS } from '#server/live/streams/subscriber-group.ts'
import { CHECK_MS, openStreams, type OpenStreams } from '#server/live/streams/open-streams.ts'
import { streamName, type StreamKey } from '#server/live/streams/stream-store.ts'
import { handClock, type HandClock } from '../../hand-clock.ts'
import { aListener, memoryStreams, settled, type MemoryStreams } from './streams.world.ts'

const GAME = 7
const BOARD = { stream: 'board', game: GAME } as const
const NOTICES = { stream: 'notices', game: GAME } as const
const MONITOR = { stream: 'monitor', game: GAME } as const
const PUBLIC = [BOARD, NOTICES]
const HOUR_MS = 3_600_000

const notice = (id: number): StreamItems['notices'] => ({ kind: 'removed', id })
const event: StreamItems['monitor'] = {
  kind: 'event',
  event: { type: 'Normal', content: 'c', time: 'now', user: '', team: '' },
}

let clock: HandClock
let memory: MemoryStreams
let streams: OpenStreams
beforeEach(() => {
  clock = handClock()
  memory = memoryStreams()
  streams = openStreams({ store: memory.store, clock, wallClock: clock, logger: { warn: () => {} } })
})

async function join(keys: readonly StreamKey[], last: number | null, view: 'public' | 'full' = 'public') {
  const { listener, messages } = aListener()
  streams.join(listener, { view, streams: keys.map((key) => ({ key, stream: key.stream, last })) }).arrive()
  await settled()
  return messages
}
async function happen<Key extends StreamKey>(key: Key, items: readonly StreamItems[Key['stream']][]) {
  streams.receive([{ name: streamName(key), from: memory.append(key, items), items }])
  await settled()
  clock.advance(FLUSH_MS)
}
const aPast = () => {
  memory.append(BOARD, [{ kind: 'change' }, { kind: 'solve', teamId: 1, challengeId: 1, at: 0, user: 'ada' }])
  memory.append(NOTICES, [notice(1), notice(2)])
  memory.append(MONITOR, [event, event])
}
const ofAll = (keys: readonly StreamKey[], from: number, items: null | readonly []) =>
  keys.map(({ stream }) => ({ stream, from, items }))

test.each([
  ['the public', PUBLIC, 'public'],
  ['monitors', [BOARD, MONITOR], 'full'],
] as const)(
  'before the start nothing is sent to %s: a client with a gap takes the snapshot, which is refused',
  async (_, keys, view) => {
    aPast()
    memory.begin(GAME, clock.now() + HOUR_MS)
    expect((await join(keys, 0, view))[0]).toEqual(ofAll(keys, 3, null))
    expect((await join(keys, 1, view))[0]).toEqual(ofAll(keys, 3, null))
    expect((await join(keys, 2, view))[0]).toEqual(ofAll(keys, 3, []))
    expect((await join(keys, null, view))[0]).toEqual(ofAll(keys, 3, []))
  },
)

test('items before the start only count, and later ones are sent', async () => {
  memory.begin(GAME, clock.now() + HOUR_MS)
  const messages = await join([NOTICES], 0)
  await happen(NOTICES, [notice(1)])
  expect(messages.slice(1)).toEqual([[{ stream: 'notices', from: 2, items: null }]])
  clock.advance(HOUR_MS)
  await settled()
  await happen(NOTICES, [notice(2)])
  expect(messages.slice(2)).toEqual([[{ stream: 'notices', from: 2, items: [notice(2)] }]])
  expect((await join([NOTICES], 0))[0]).toEqual([
    { stream: 'notices', from: 1, items: [notice(1), notice(2)] },
  ])
})

test('a postponed game is closed immediately for connected and returning clients, and opened again at its start', async () => {
  aPast()
  const messages = await join(PUBLIC, 0)
  expect(messages[0]?.every(({ items }) => items?.length === 2)).toBe(true)
  memory.begin(GAME, clock.now() + HOUR_MS)
  streams.moveStart(GAME, clock.now() + HOUR_MS)
  await happen(NOTICES, [notice(3)])
  expect(messages.slice(1)).toEqual([[{ stream: 'notices', from: 4, items: null }]])
  expect((await join(PUBLIC, 0))[0]?.map(({ items }) => items)).toEqual([null, null])
  memory.begin(GAME, clock.now())
  streams.moveStart(GAME, clock.now())
  expect((await join(PUBLIC, 0))[0]?.map(({ items }) => items?.length)).toEqual([2, 3])
})

test('a check finds a postponed start without a message', async () => {
  aPast()
  await join(PUBLIC, 0)
  memory.begin(GAME, clock.now() + HOUR_MS)
  clock.advance(CHECK_MS)
  await settled()
  expect((await join(PUBLIC, 0))[0]?.map(({ items }) => items)).toEqual([null, null])
})

test('an earlier read of the start does not open it again', async () => {
  aPast()
  await join(PUBLIC, 0)
  memory.hold(true)
  clock.advance(CHECK_MS)
  await settled()
  memory.begin(GAME, clock.now() + HOUR_MS)
  streams.moveStart(GAME, clock.now() + HOUR_MS)
  memory.hold(false)
  for (const { go } of memory.waiting.splice(0)) go()
  await settled()
  expect((await join(PUBLIC, 0))[0]?.map(({ items }) => items)).toEqual([null, null])
})
