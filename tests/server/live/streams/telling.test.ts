import { beforeEach, describe, expect, test } from 'vitest'
import type { StreamItems } from '#contract/streams.ts'
import { FLUSH_MS } from '#server/live/streams/subscriber-group.ts'
import { CHECK_MS, openStreams, type OpenStreams } from '#server/live/streams/open-streams.ts'
import { MAX_MISSED } from '#server/live/streams/recent-items.ts'
import { streamName, type StreamKey } from '#server/live/streams/stream-store.ts'
import { batchPerTurn, type AppendedItems } from '#server/live/streams/batch-items.ts'
import { handClock, type HandClock } from '../../hand-clock.ts'
import { aListener, memoryStreams, settled, type MemoryStreams } from './streams.world.ts'

const BOARD = { stream: 'board', game: 7 } as const
const NOTICES = { stream: 'notices', game: 7 } as const
const LOGS = { stream: 'logs' } as const

const solve = (teamId: number, at = 0): StreamItems['board'] => ({
  kind: 'solve',
  teamId,
  challengeId: 1,
  at,
  user: '',
})
const solves = (count: number) => Array.from({ length: count }, (_, at) => solve(at))
const notice = (id: number): StreamItems['notices'] => ({ kind: 'removed', id })

let clock: HandClock
let memory: MemoryStreams
let streams: OpenStreams
let tell: (told: AppendedItems) => void
beforeEach(() => {
  clock = handClock()
  memory = memoryStreams()
  streams = openStreams({ store: memory.store, clock, wallClock: clock, logger: { warn: () => {} } })
  tell = batchPerTurn((told) => streams.receive(told))
})

async function happen<Key extends StreamKey>(key: Key, items: readonly StreamItems[Key['stream']][]) {
  tell({ name: streamName(key), from: memory.append(key, items), items })
  await Promise.resolve()
}
async function join(
  keys: readonly StreamKey[],
  last: number | null = null,
  view: 'public' | 'full' = 'public',
) {
  const { listener, messages, closings } = aListener()
  const place = streams.join(listener, {
    view,
    streams: keys.map((key) => ({ key, stream: key.stream, last })),
  })
  place.arrive()
  await settled()
  return { messages, closings, place }
}

describe('a message', () => {
  test('is sent immediately after a pause, with everything else of the same turn', async () => {
    const { messages } = await join([BOARD, NOTICES])
    void happen(BOARD, [solve(1)])
    void happen(NOTICES, [notice(1)])
    await Promise.resolve()
    clock.advance(0)
    expect(messages.slice(1)).toEqual([
      [
        { stream: 'board', from: 1, items: [solve(1)] },
        { stream: 'notices', from: 1, items: [notice(1)] },
      ],
    ])
  })

  test('is sent at most ten times a second, however much happens', async () => {
    const { messages } = await join([BOARD])
    const STEP_MS = 5
    const times: number[] = []
    for (let ms = 0; ms < 1000; ms += STEP_MS) {
      await happen(BOARD, [solve(ms)])
      const before = messages.length
      clock.advance(STEP_MS)
      if (messages.length > before) times.push(ms)
    }
    clock.advance(FLUSH_MS)
    const told = messages.slice(1).flatMap((parts) => parts.map(({ items }) => items?.length ?? 0))
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(200)
    expect(messages.length - 1).toBeLessThanOrEqual(1 + 1000 / FLUSH_MS)
    expect(messages.length - 1).toBeGreaterThanOrEqual(1000 / FLUSH_MS - 1)
    for (const [at, ms] of times.entries())
      if (at > 0) expect(ms - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(FLUSH_MS - STEP_MS)
  })

  test('has at most 500 items while it waits', async () => {
    const { messages } = await join([BOARD])
    await happen(BOARD, [solve(0)])
    clock.advance(0)
    for (let count = 0; count < 1200; count++) await happen(BOARD, [solve(count)])
    expect(messages.slice(2).map(([part]) => part?.items?.length)).toEqual([500, 500])
    clock.advance(FLUSH_MS)
    expect(messages.at(-1)?.[0]?.items).toHaveLength(200)
  })

  test('is not sent again for a client that joins while it waits, and that client gets it, too', async () => {
    const first = await join([BOARD])
    await happen(BOARD, [solve(0)])
    clock.advance(0)
    await happen(BOARD, [solve(1)])
    const late = await join([BOARD], 0)
    expect(first.messages).toHaveLength(2)
    clock.advance(FLUSH_MS)
    expect(late.messages).toEqual([
      [{ stream: 'board', from: 1, items: [solve(0)] }],
      [{ stream: 'board', from: 2, items: [solve(1)] }],
    ])
  })
})

describe('a client with a number', () => {
  test.each([
    [0, 'has missed exactly as much as is told', MAX_MISSED],
    [-1, 'has missed more', null],
  ])('%i: %s', async (lag, _, length) => {
    memory.append(BOARD, solves(MAX_MISSED - lag))
    const { messages } = await join([BOARD], 0)
    expect(messages[0]?.[0]?.items?.length ?? null).toBe(length)
    expect(messages[0]?.[0]?.from).toBe(length === null ? MAX_MISSED - lag + 1 : 1)
  })
  test('that was never used takes a snapshot', async () => {
    memory.append(BOARD, solves(3))
    const { messages } = await join([BOARD], 4)
    expect(messages[0]).toEqual([{ stream: 'board', from: 4, items: null }])
  })
  test('that another process has used already is not sent for a snapshot', async () => {
    await join([BOARD])
    memory.append(BOARD, [solve(1), solve(2)])
    const { messages } = await join([BOARD], 2)
    expect(messages[0]).toEqual([{ stream: 'board', from: 3, items: [] }])
  })
  test('takes a snapshot if it lacks a deleted item', async () => {
    memory.append(BOARD, solves(5))
    memory.forget(BOARD, 3)
    const [lacking, having] = [await join([BOARD], 1), await join([BOARD], 3)]
    expect(lacking.messages[0]).toEqual([{ stream: 'board', from: 6, items: null }])
    expect(having.messages[0]).toEqual([{ stream: 'board', from: 4, items: [solve(3), solve(4)] }])
  })
  test('takes a snapshot if what it lacks exceeds the limit of a connection', async () => {
    const entry = { time: '', name: null, level: null, ip: null, msg: 'x'.repeat(1000), status: null }
    memory.append(LOGS, Array<StreamItems['logs']>(900).fill(entry))
    const [much, some] = [await join([LOGS], 0), await join([LOGS], 800)]
    expect(much.messages[0]).toEqual([{ stream: 'logs', from: 901, items: null }])
    expect(some.messages[0]?.[0]?.items).toHaveLength(100)
  })
  test('is one of a crowd, and the store gets one query for all of it', async () => {
    memory.append(BOARD, solves(900))
    const crowd = await Promise.all(Array.from({ length: 200 }, (_, at) => join([BOARD], 700 + at)))
    expect(crowd.map(({ messages }) => messages[0]?.[0]?.items?.length)).toEqual(
      crowd.map((_, at) => 200 - at),
    )
    expect(memory.asked.filter((what) => what === 'since')).toHaveLength(1)
    expect(memory.asked.filter((what) => what === 'last').length).toBeLessThanOrEqual(2)
  })
})

describe('an item without a message', () => {
  test('is sent after a check at the latest, which queries all streams together', async () => {
    const [board, logs] = [await join([BOARD]), await join([LOGS])]
    memory.append(BOARD, [solve(1)])
    memory.append(LOGS, [{ time: '', name: null, level: null, ip: null, msg: null, status: null }])
    memory.asked.length = 0
    clock.advance(CHECK_MS)
    await settled()
    clock.advance(0)
    expect([board.messages.length, logs.messages.length]).toEqual([2, 2])
    expect(memory.asked.sort()).toEqual(['last', 'since', 'since', 'starts'])
  })
  test('is sent before the next item', async () => {
    const { messages } = await join([BOARD])
    memory.append(BOARD, [solve(1)])
    await happen(BOARD, [solve(2)])
    await settled()
    clock.advance(0)
    expect(messages.slice(1)).toEqual([[{ stream: 'board', from: 1, items: [solve(1), solve(2)] }]])
  })
  test('is read even if many later items were received in the meantime', async () => {
    const { messages } = await join([BOARD])
    const lost = memory.append(BOARD, solves(499))
    memory.hold(true)
    await happen(BOARD, solves(2 * MAX_MISSED - 1))
    for (memory.hold(false); memory.waiting.length > 0; await settled()) memory.waiting.shift()?.go()
    for (let flushes = 0; flushes < 5; flushes++) clock.advance(FLUSH_MS)
    const parts = messages.slice(1).flat()
    expect(parts.map(({ items }) => items?.length ?? null)).not.toContain(null)
    expect(parts[0]?.from).toBe(lost)
    expect(parts.reduce((sum, { items }) => sum + (items?.length ?? 0), 0)).toBe(499 + 2 * MAX_MISSED - 1)
  })

  test('and deleted before it was sent makes clients take a snapshot', async () => {
    const { messages } = await join([BOARD])
    memory.append(BOARD, solves(3))
    memory.forget(BOARD, 2)
    clock.advance(CHECK_MS)
    await settled()
    clock.advance(0)
    await happen(BOARD, [solve(9)])
    clock.advance(FLUSH_MS)
    expect(messages.slice(1)).toEqual([
      [{ stream: 'board', from: 4, items: null }],
      [{ stream: 'board', from: 4, items: [solve(9)] }],
    ])
  })
  test('is sent when the store responds again', async () => {
    const { messages } = await join([BOARD])
    memory.append(BOARD, [solve(1)])
    memory.hold(true)
    for (let check = 0; check < 3; check++) {
      clock.advance(CHECK_MS)
      await settled()
      for (const { fail } of memory.waiting.splice(0)) fail()
      await settled()
    }
    memory.hold(false)
    clock.advance(CHECK_MS)
    await settled()
    clock.advance(0)
    expect(messages.slice(1)).toEqual([[{ stream: 'board', from: 1, items: [solve(1)] }]])
  })
})

describe('during a freeze', () => {
  const FREEZE = 1000
  const freeze = async (at: number | null) => {
    memory.draw(7, at)
    await happen(BOARD, [{ kind: 'change' }])
    await settled()
    clock.advance(FLUSH_MS)
  }

  test('a solve is sent to monitors immediately, and only counts for the public with the next visible fact', async () => {
    const [publicly, fully] = [await join([BOARD]), await join([BOARD], null, 'full')]
    await freeze(FREEZE)
    await happen(BOARD, [solve(1, FREEZE - 1), solve(2, FREEZE)])
    clock.advance(FLUSH_MS)
    expect(publicly.messages.at(-1)).toEqual([{ stream: 'board', from: 2, items: [solve(1, FREEZE - 1)] }])
    expect(fully.messages.at(-1)).toEqual([
      { stream: 'board', from: 2, items: [solve(1, FREEZE - 1), solve(2, FREEZE)] },
    ])
    const late = await join([BOARD], 2)
    expect(late.messages[0]).toEqual([{ stream: 'board', from: 3, items: [] }])
    const heard = publicly.messages.length
    await happen(BOARD, [solve(3, FREEZE + 1)])
    clock.advance(FLUSH_MS)
    expect(publicly.messages).toHaveLength(heard)
    await happen(BOARD, [solve(4, FREEZE - 1)])
    clock.advance(FLUSH_MS)
    const together = [
      { stream: 'board', from: 3, items: [{ kind: 'hidden' }, { kind: 'hidden' }, solve(4, FREEZE - 1)] },
    ]
    expect([publicly.messages.at(-1), late.messages.at(-1)]).toEqual([together, together])
  })
  test('a solve after the freeze is not sent, even if the freeze was not read yet', async () => {
    const { messages } = await join([BOARD])
    memory.draw(7, FREEZE)
    memory.hold(true)
    await happen(BOARD, [{ kind: 'change' }])
    await happen(BOARD, [solve(1, FREEZE)])
    clock.advance(FLUSH_MS)
    expect(messages).toHaveLength(1)
    memory.hold(false)
    for (const { go } of memory.waiting.splice(0)) go()
    await settled()
    clock.advance(FLUSH_MS)
    expect(messages.slice(1)).toEqual([[{ stream: 'board', from: 1, items: [{ kind: 'change' }] }]])
  })
  test('all solves are sent after the reveal', async () => {
    await join([BOARD])
    await freeze(FREEZE)
    await happen(BOARD, [solve(1, FREEZE)])
    await freeze(null)
    const { messages } = await join([BOARD], 1)
    expect(messages[0]).toEqual([{ stream: 'board', from: 2, items: [solve(1, FREEZE), { kind: 'change' }] }])
  })
  test('the freeze is read for the first client', async () => {
    memory.draw(7, FREEZE)
    memory.append(BOARD, [solve(1, FREEZE)])
    const { messages } = await join([BOARD], 0)
    expect(messages[0]).toEqual([{ stream: 'board', from: 1, items: [] }])
    await freeze(null)
    expect(messages.at(-1)).toEqual([
      { stream: 'board', from: 1, items: [{ kind: 'hidden' }, { kind: 'change' }] },
    ])
  })
})

test('a thousand games that were followed leave nothing in memory', async () => {
  for (let game = 1; game <= 1000; game++) {
    const { place } = await join([
      { stream: 'board', game },
      { stream: 'team', participation: game },
    ])
    if (game % 100 === 0) clock.advance(10)
    place.leave()
  }
  expect(streams.size.relays).toBeGreaterThan(1000)
  for (let check = 0; check < 2; check++) {
    clock.advance(CHECK_MS)
    await settled()
  }
  expect(streams.size).toEqual({ relays: 0, audiences: 0 })
  memory.asked.length = 0
  clock.advance(10 * CHECK_MS)
  await settled()
  expect(memory.asked).toEqual([])
})

test('a client that leaves while it joins gets nothing and leaves nothing behind', async () => {
  memory.hold(true)
  const { messages, place } = await join([BOARD], 0)
  place.leave()
  memory.hold(false)
  for (const { go } of memory.waiting.splice(0)) go()
  await settled()
  expect(messages).toEqual([])
  for (let check = 0; check < 2; check++) {
    clock.advance(CHECK_MS)
    await settled()
  }
  expect(streams.size).toEqual({ relays: 0, audiences: 0 })
})
