import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StreamItems } from '#contract/streams.ts'
import { CHECK_MS, openStreams } from '#server/live/streams/open-streams.ts'
import type { Subscription } from '#server/live/streams/subscription.ts'
import { MAX_MISSED } from '#server/live/streams/recent-items.ts'
import { streamName, type StreamKey } from '#server/live/streams/stream-store.ts'
import type { AppendedItems } from '#server/live/streams/batch-items.ts'
import { handClock } from '../../hand-clock.ts'
import { aListener, memoryStreams, settled } from './streams.world.ts'

const BOARD: StreamKey & { stream: 'board' } = { stream: 'board', game: 7 }
const LOGS: StreamKey & { stream: 'logs' } = { stream: 'logs' }
const KEYS = [BOARD, LOGS] as const
type Key = (typeof KEYS)[number]

type Step =
  /** Items are stored. Their message is sent, lost, late or sent twice. */
  | { kind: 'happen'; key: Key; count: number; fate: 'told' | 'lost' | 'late' | 'twice'; isChange: boolean }
  | { kind: 'arrive'; of: number }
  | { kind: 'join'; keys: readonly Key[]; missing: number | null }
  | { kind: 'leave'; of: number }
  | { kind: 'hold'; isHeld: boolean }
  | { kind: 'answer'; fails: boolean }
  | { kind: 'wait'; ms: number }

const key = fc.constantFrom(...KEYS)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('happen' as const),
      key,
      count: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
        { weight: 1, arbitrary: fc.integer({ min: 300, max: 1300 }) },
      ),
      fate: fc.constantFrom('told', 'told', 'told', 'lost', 'late', 'twice'),
      isChange: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('arrive' as const), of: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('join' as const),
      keys: fc.constantFrom([BOARD], [LOGS], KEYS),
      missing: fc.option(
        fc.integer({ min: -3, max: 2 * MAX_MISSED }).map((n) => (n > MAX_MISSED + 3 ? n % 10 : n)),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hold' as const), isHeld: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      fails: fc.integer({ max: 5, min: 0 }).map((n) => n === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 1, 50, 100, 700, CHECK_MS),
    }),
  },
)

const anItem = (at: number, isChange: boolean): StreamItems['board'] & StreamItems['logs'] => ({
  ...(isChange ? { kind: 'change' } : { kind: 'solve', teamId: at, challengeId: 1, at: 0, user: '' }),
  time: '',
  name: null,
  level: null,
  ip: null,
  msg: null,
  status: null,
})

async function live(steps: readonly Step[]) {
  const clock = handClock()
  const memory = memoryStreams()
  const streams = openStreams({ store: memory.store, clock, wallClock: clock, logger: { warn: () => {} } })
  const late: AppendedItems[] = []
  const heard: Heard[] = []
  const places: { place: Subscription; isIn: boolean }[] = []

  const lastOf = (one: Key) => memory.all(one).length
  for (const one of steps) {
    switch (one.kind) {
      case 'happen': {
        const before = lastOf(one.key)
        const items = Array.from({ length: one.count }, (_, at) => anItem(before + at + 1, one.isChange))
        const told = { name: streamName(one.key), from: memory.append(one.key, items), items }
        if (one.fate === 'told' || one.fate === 'twice') streams.receive([told])
        if (one.fate === 'late' || one.fate === 'twice') late.push(told)
        break
      }
      case 'arrive':
        streams.receive(late.splice(late.length === 0 ? 0 : one.of % late.length, 1))
        break
      case 'join': {
        const { listener, messages, closings } = aListener()
        const asked = one.keys.map((each) => ({
          key: each,
          stream: each.stream,
          last: one.missing === null ? null : Math.max(0, lastOf(each) - one.missing),
        }))
        const place = streams.join(listener, { view: 'public', streams: asked })
        places.push({ place, isIn: true })
        heard.push({
          asked,
          messages,
          lastAtJoin: asked.map((each) => lastOf(each.key)),
          isGone: () => closings.length > 0,
        })
        place.arrive()
        break
      }
      case 'leave': {
        const leaving = places[one.of % Math.max(1, places.length)]
        const whose = heard[one.of % Math.max(1, places.length)]
        if (leaving?.isIn && whose) {
          leaving.isIn = false
          leaving.place.leave()
          whose.isGone = () => true
        }
        break
      }
      case 'hold':
        memory.hold(one.isHeld)
        break
      case 'answer': {
        const next = memory.waiting.shift()
        if (one.fails) next?.fail()
        else next?.go()
        break
      }
      case 'wait':
        clock.advance(one.ms)
        break
      default:
        one satisfies never
    }
    await settled()
  }
  memory.hold(false)
  for (let quiet = 0; quiet < 6; quiet++) {
    for (const { go } of memory.waiting.splice(0)) go()
    clock.advance(CHECK_MS)
    await settled()
  }
  return { memory, heard, streams, places, clock }
}

interface Heard {
  asked: readonly { key: Key; last: number | null }[]
  messages: ReturnType<typeof aListener>['messages']
  lastAtJoin: readonly number[]
  isGone: () => boolean
}

/** The listener's parts of one stream: the first number, whether it was too late, and all items in order. */
function told({ messages }: Heard, stream: Key['stream']) {
  const parts = messages.flat().filter((part) => part.stream === stream)
  const [first, ...more] = parts
  let next = first?.from ?? 0
  for (const [at, part] of parts.entries()) {
    expect(part.from, 'a hole, or a repetition').toBe(next)
    expect(part.items === null && at > 0, 'too late in the middle').toBe(false)
    next += part.items?.length ?? 0
  }
  expect(more.every(({ items }) => (items?.length ?? 0) > 0)).toBe(true)
  return {
    isTooLate: first?.items === null,
    from: first?.from ?? 0,
    next,
    items: parts.flatMap<unknown>((part) => part.items ?? []),
  }
}

test('for any loss, delay, repetition or failure: each client gets everything from its number on, in order, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
      const { memory, heard, streams, places, clock } = await live(steps)
      for (const each of heard) {
        if (each.messages.length === 0) {
          expect(each.isGone(), 'never let in').toBe(true)
          continue
        }
        expect(each.messages[0]?.map(({ stream }) => stream).sort()).toEqual(
          each.asked.map(({ key: { stream } }) => stream).sort(),
        )
        for (const [at, { key: one, last }] of each.asked.entries()) {
          const { isTooLate, from, next, items } = told(each, one.stream)
          const all = memory.all(one)
          expect(items).toEqual(all.slice(from - 1, next - 1))
          if (last !== null && !isTooLate) expect(from).toBe(last + 1)
          // More items may have been missed in the meantime, but not fewer.
          if (isTooLate)
            expect(
              last !== null && (last > (each.lastAtJoin[at] ?? 0) || all.length - last > MAX_MISSED),
            ).toBe(true)
          if (!each.isGone()) expect(next).toBe(all.length + 1)
        }
      }
      for (const { place } of places) place.leave()
      for (let round = 0; round < 3; round++) {
        clock.advance(CHECK_MS)
        await settled()
      }
      expect(streams.size).toEqual({ relays: 0, audiences: 0 })
    }),
    { numRuns: 400 },
  )
}, 120_000)
