import { describe, expect, test } from 'vitest'
import { ITEMS, ITEMS_BY_KIND } from '#contract/stream-items.ts'
import { STREAM_NAMES } from '#contract/streams.ts'
import { readEvent } from '#src/live/read-event.ts'
import { HUB_TARGETS, readMessage } from '#src/live/read-message.ts'

const read = (target: unknown, argument: unknown) => readEvent(readMessage(target, argument))
const GARBAGE: readonly unknown[] = [undefined, null, true, 0.5, 'x', [], {}, [[]], [null], { kind: {} }]

describe('no message throws, and none reaches a feed with a wrong item', () => {
  test.each([...HUB_TARGETS, 'ReceivedTomorrow', null, 7, '__proto__'])('%s', (target) => {
    for (const argument of GARBAGE) {
      const event = read(target, argument)
      if (event.type === 'hub.heard')
        for (const { items } of event.parts) expect([argument, items]).toEqual([argument, null])
      else if (event.type === 'hub.recap') expect(event.recap).toEqual({ spanMs: 0, told: [] })
      else expect(['hub.alive', 'hub.dropped']).toContain(event.type)
    }
  })
})

const kinds = Object.entries(ITEMS_BY_KIND).flatMap(([stream, items]) =>
  Object.keys(items).map((kind) => [stream, kind] as const),
)
/** These items are their kind only. */
const EMPTY = ['board change', 'board hidden', 'team notices']

describe('an item of a stream', () => {
  test.each(kinds.filter((each) => !EMPTY.includes(each.join(' '))))(
    'of %s without its content leads to a snapshot: %s',
    (stream, kind) => {
      const part = { stream, from: 5, items: [{ kind }, { kind: 'of-tomorrow' }] }
      expect(read('ReceivedStreams', [part])).toEqual({
        type: 'hub.heard',
        parts: [{ stream, from: 7, items: null }],
      })
    },
  )
  test.each(['board', 'notices', 'monitor', 'team'])(
    'of %s with the kind of a newer server is left to the feed',
    (stream) => {
      const parts = [{ stream, from: 5, items: [{ kind: 'of-tomorrow' }, { kind: 'toString' }] }]
      expect(read('ReceivedStreams', parts)).toEqual({ type: 'hub.heard', parts })
    },
  )
  test('has a schema in every stream', () => {
    expect([...Object.keys(ITEMS_BY_KIND), ...Object.keys(ITEMS)]).toEqual(STREAM_NAMES)
  })
  test('that is wrong does not affect the other streams of its message', () => {
    const board = { stream: 'board', from: 3, items: [{ kind: 'change' }] }
    expect(read('ReceivedStreams', [board, { stream: 'logs', from: 2, items: ['x'] }])).toEqual({
      type: 'hub.heard',
      parts: [board, { stream: 'logs', from: 3, items: null }],
    })
  })
})

describe('a recap', () => {
  const game = { target: 'ReceivedGame', argument: 7, ageMs: 40 }
  test('has the known messages, without those of a newer server', () => {
    const told = [
      game,
      { target: 'ReceivedList', argument: 'weather', ageMs: 10 },
      { target: 'ReceivedTomorrow', argument: null, ageMs: 5 },
      { target: 'ReceivedGameEdit', argument: { game: 7, part: 'teams' }, ageMs: 0 },
    ]
    expect(read('ReceivedRecap', { spanMs: 900, told })).toEqual({
      type: 'hub.recap',
      recap: {
        spanMs: 900,
        told: [
          { heard: { type: 'hub.game', game: 7 }, ageMs: 40 },
          { heard: { type: 'hub.edited', edit: { game: 7, part: 'teams' } }, ageMs: 0 },
        ],
      },
    })
  })
  test.each([
    { spanMs: -1, told: [] },
    { spanMs: 1.5, told: [] },
    { spanMs: 900, told: {} },
    { spanMs: 900, told: [game, { ...game, ageMs: -1 }] },
    { spanMs: 900, told: [game, { ...game, ageMs: '3' }] },
    { spanMs: 900, told: [game, null] },
  ])('that cannot be read has no time: %j', (recap) => {
    expect(read('ReceivedRecap', recap)).toEqual({ type: 'hub.recap', recap: { spanMs: 0, told: [] } })
  })
})

test('items that are no list lead to a snapshot, and an invalid number to a new connection', () => {
  expect(read('ReceivedStreams', [{ stream: 'board', from: 3, items: 'x' }])).toEqual({
    type: 'hub.heard',
    parts: [{ stream: 'board', from: 3, items: null }],
  })
  expect(read('ReceivedStreams', [{ stream: 'board', from: 0, items: [] }])).toEqual({ type: 'hub.dropped' })
})

test('five hundred items are checked in less than a millisecond', () => {
  const solve = { kind: 'solve', teamId: 1, challengeId: 2, at: 1_764_000_000_000, user: 'ann' }
  const parts = [{ stream: 'board', from: 1, items: Array.from({ length: 500 }, () => solve) }]
  for (let pass = 0; pass < 200; pass += 1) read('ReceivedStreams', parts)
  const runs = Array.from({ length: 21 }, () => {
    const from = performance.now()
    read('ReceivedStreams', parts)
    return performance.now() - from
  }).toSorted((one, other) => one - other)
  const ms = runs[10] ?? Infinity
  expect(ms).toBeLessThan(1)
})
