import { createActor, SimulatedClock, type AnyEventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Feed } from '#contract/feeds/feed.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '#machines/effect.ts'
import { feedMachineOf, isCaughtUp, toLive, type LineNews } from '#machines/live/feed.machine.ts'
import type { NetworkHeard } from '#machines/live/heard.ts'
import { listening } from '#machines/live/listening.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

interface Sum {
  seq: number
  total: number
}
/** Numbers that are added up; a zero needs a snapshot. */
const counting: Feed<Sum, number> = {
  adopt: (before, fetched) => (before && before.seq > fetched.seq ? before : fetched),
  merge: (sum, item) => ({ ...sum, total: Math.max(sum.total, item) }),
  apply: (sum, item, seq) => (item === 0 ? null : { seq, total: sum.total + item }),
  seqOf: ({ seq }) => seq,
}
/** The same of a call that does not say how new its answer is. */
const silent: Feed<readonly number[], number> = {
  adopt: (_, fetched) => fetched,
  merge: (list, item) => (list.includes(item) ? list : [...list, item]),
  apply: (list, item) => (list.includes(item) ? list : [...list, item]),
  seqOf: null,
}
const facts = { now: () => 0, random: () => 0.5 }
const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })
const failed = (problem: Problem): Outcome<never> => ({ ok: false, problem })
const part = (from: number, ...items: number[]): LineNews<number> => ({ type: 'line.heard', part: { from, items } })
const plain = (...items: number[]): LineNews<number> => ({ type: 'line.heard', part: { from: null, items } })
const tooLate = (from: number): LineNews<number> => ({ type: 'line.heard', part: { from, items: null } })

const ALWAYS = [
  { type: 'retry' },
  { type: 'line.cut' },
  { type: 'line.refused' },
  { type: 'page.woke' },
  { type: 'network.found' },
  answerOf('feed.asking', failed({ kind: 'unreachable' })),
  answerOf('feed.asking', failed({ kind: 'missing', title: null })),
  elapsed('untilTurn', 'feed.due'),
  elapsed('untilRetry', 'feed.failing'),
  elapsed('untilTired', 'feed.listening'),
]
/** Together they would be too many ways to walk. */
const KINDS: readonly (readonly AnyEventObject[])[] = [
  [{ type: 'line.opened', isCounted: true }, part(4, 1), part(4, 0), part(9, 1), elapsed('untilRefresh', 'feed.alone')],
  [
    { type: 'line.opened', isCounted: false },
    plain(5),
    { type: 'line.hinted' },
    elapsed('untilRefresh', 'feed.live'),
    elapsed('untilRefresh', 'feed.cut'),
  ],
]

/** Arrows that only shut what would otherwise lead away. */
const SHUT = [
  'feed.asking --retry (1)',
  'feed.asking --page.woke (1)',
  'feed.asking --network.found (1)',
  'feed.due --line.hinted (1)',
  'feed.failing --line.hinted (1)',
  'feed.denied --page.woke (1)',
  'feed.denied --network.found (1)',
]

test.each([
  [
    'one that tells its number',
    feedMachineOf(counting),
    ok({ seq: 3, total: 9 }),
    [
      'feed.listening --line.cut (1)',
      'feed.listening --line.refused (1)',
      'feed.listening --xstate.after.untilTired.feed.listening (1)',
      'feed.asking --line.heard (1)',
    ],
  ],
  ['one that does not', feedMachineOf(silent), ok([1]), []],
])('every arrow is walked: %s', (_, machine, answer, unreachable) => {
  const missed = KINDS.map((events) => {
    const model = modelOf(machine, [...ALWAYS, answerOf('feed.asking', answer), ...events], {
      input: { ...facts, refreshMs: () => 10_000 },
      contextOf: ({ value, line, isGreeted }) => [value === null, line === 'plain' || isGreeted],
      most: 10_000,
    })
    return missedBy(model.getShortestPaths(), machine)
  })
  expect(missed.reduce((left, others) => left.filter((arrow) => others.includes(arrow)))).toEqual([...unreachable, ...SHUT])
})

/** A server that answers when it is told to. */
function open<Value>(feed: Feed<Value, number>, refreshMs: () => number | null = () => 10_000) {
  const clock = new SimulatedClock()
  const asked: ((answer: Outcome<Value>) => void)[] = []
  let torn = 0
  let look: (heard: NetworkHeard) => void = () => {}
  const actor = createActor(
    feedMachineOf(feed).provide({
      actors: {
        readSnapshot: effect<object, Outcome<Value>>('readSnapshot').by(() => new Promise((answer) => asked.push(answer))),
        watchNetwork: listening<object, NetworkHeard>('watchNetwork').by((_, say) => {
          look = say
          return () => {}
        }),
      },
    }),
    { clock, input: { ...facts, refreshMs } },
  )
  actor.on('feed.torn', () => (torn += 1))
  actor.start()
  const rests = () => new Promise<void>((settle) => setTimeout(settle))
  return {
    clock,
    asked,
    torn: () => torn,
    wake: () => look({ type: 'page.woke' }),
    hears: (...news: LineNews<number>[]) => news.forEach((each) => actor.send(each)),
    async answers(answer: Outcome<Value>) {
      asked.at(-1)?.(answer)
      await rests()
    },
    state: () => actor.getSnapshot().value,
    live: () => toLive(actor.getSnapshot().context),
    last: () => actor.getSnapshot().context.last,
    isCaughtUp: () => isCaughtUp(actor.getSnapshot()),
  }
}
const COUNTED: LineNews<number> = { type: 'line.opened', isCounted: true }
const PLAIN: LineNews<number> = { type: 'line.opened', isCounted: false }

describe('a counted feed', () => {
  test('asks at once, and puts what was heard meanwhile on top', async () => {
    const feed = open(counting)
    feed.hears(COUNTED, part(4, 1, 10), part(6, 100))
    expect(feed.live()).toEqual({ state: 'waiting', problem: null })
    await feed.answers(ok({ seq: 4, total: 1_000 }))
    expect(feed.live()).toMatchObject({ state: 'fresh', value: { seq: 6, total: 1_110 } })
    expect([feed.state(), feed.isCaughtUp(), feed.asked.length]).toEqual(['live', true, 1])
  })
  test('takes each item once, and dials anew at a hole', async () => {
    const feed = open(counting)
    await feed.answers(ok({ seq: 1, total: 1 }))
    feed.hears(COUNTED, part(2, 1), part(2, 1), part(1, 7, 1, 1))
    expect([feed.live(), feed.torn()]).toEqual([{ state: 'fresh', value: { seq: 3, total: 3 }, problem: null }, 0])
    feed.hears(part(5, 1))
    expect([feed.last(), feed.torn()]).toEqual([3, 1])
  })
  test('is not asked for again while the line tells, nor when somebody looks', async () => {
    const feed = open(counting)
    await feed.answers(ok({ seq: 1, total: 1 }))
    feed.hears(COUNTED, part(2))
    feed.wake()
    feed.clock.increment(3_600_000)
    expect(feed.asked).toHaveLength(1)
  })
  test('asks for a snapshot after a change, at a moment of its own', async () => {
    const feed = open(counting)
    await feed.answers(ok({ seq: 1, total: 1 }))
    feed.hears(COUNTED, part(2, 1, 0, 5))
    expect([feed.state(), feed.live()]).toMatchObject(['due', { value: { seq: 2 } }])
    feed.clock.increment(999)
    expect(feed.asked).toHaveLength(1)
    feed.clock.increment(1)
    feed.hears(part(5, 2))
    await feed.answers(ok({ seq: 3, total: 50 }))
    expect([feed.state(), feed.live()]).toMatchObject(['live', { value: { seq: 5, total: 57 } }])
  })
  test('asks once more when the snapshot is of a moment before', async () => {
    const feed = open(counting)
    feed.hears(COUNTED, part(8))
    await feed.answers(ok({ seq: 6, total: 6 }))
    expect([feed.state(), feed.live().state, feed.isCaughtUp()]).toEqual(['due', 'stale', false])
    feed.clock.increment(1_000)
    await feed.answers(ok({ seq: 7, total: 7 }))
    expect([feed.state(), feed.isCaughtUp()]).toEqual(['live', true])
  })
  test('takes a snapshot when it is too late to tell', async () => {
    const feed = open(counting)
    await feed.answers(ok({ seq: 1, total: 1 }))
    feed.hears(COUNTED, tooLate(2_000))
    expect(feed.state()).toBe('asking')
    feed.hears(part(2_000, 1))
    await feed.answers(ok({ seq: 1_999, total: 5 }))
    expect(feed.live()).toMatchObject({ value: { seq: 2_000, total: 6 } })
  })
  test('is stale while the line is cut, keeps its place, and comes back without asking', async () => {
    const feed = open(counting, () => null)
    await feed.answers(ok({ seq: 1, total: 1 }))
    feed.hears(COUNTED, part(2, 1), { type: 'line.cut' })
    expect([feed.live().state, feed.last(), feed.isCaughtUp()]).toEqual(['stale', 2, false])
    feed.hears(COUNTED)
    expect([feed.live().state, feed.isCaughtUp()]).toEqual(['stale', false])
    feed.hears(part(3, 1))
    expect([feed.live(), feed.asked.length]).toEqual([{ state: 'fresh', value: { seq: 3, total: 3 }, problem: null }, 1])
  })
  test('asks once, after it listens, where an answer does not say how new it is', async () => {
    const feed = open(silent)
    feed.hears(COUNTED)
    expect(feed.asked).toHaveLength(0)
    feed.hears(part(4, 40), part(5, 50))
    expect(feed.asked).toHaveLength(1)
    await feed.answers(ok([30, 40]))
    expect([feed.live(), feed.last()]).toMatchObject([{ value: [30, 40, 50] }, 5])
  })
  test('does not wait for a slow line, and asks once more when it is there', async () => {
    const feed = open(silent)
    feed.clock.increment(499)
    expect(feed.asked).toHaveLength(0)
    feed.clock.increment(1)
    await feed.answers(ok([30]))
    expect(feed.live()).toMatchObject({ state: 'fresh', value: [30] })
    feed.hears(COUNTED, part(4, 40))
    await feed.answers(ok([30, 35]))
    expect([feed.live(), feed.last(), feed.asked.length]).toMatchObject([{ value: [30, 35, 40] }, 4, 2])
  })
  test('takes none that was under way when a slow line began', async () => {
    const feed = open(silent)
    feed.clock.increment(500)
    feed.hears(COUNTED, part(4, 40))
    expect(feed.asked).toHaveLength(2)
    feed.asked[0]?.(ok([1]))
    await feed.answers(ok([30]))
    expect(feed.live()).toMatchObject({ value: [30, 40] })
  })
})

describe('a plain feed', () => {
  test('asks when the line opens, shows what comes, and asks again and again', async () => {
    const feed = open(silent)
    feed.hears(PLAIN)
    expect(feed.asked).toHaveLength(1)
    feed.hears(plain(3))
    await feed.answers(ok([1, 2]))
    expect([feed.live(), feed.isCaughtUp()]).toMatchObject([{ value: [1, 2, 3] }, true])
    feed.clock.increment(10_000)
    expect(feed.asked).toHaveLength(2)
    feed.hears(plain(4))
    expect(feed.live()).toMatchObject({ value: [1, 2, 3, 4] })
    await feed.answers(ok([1, 2, 3]))
    expect(feed.live()).toMatchObject({ value: [1, 2, 3, 4] })
  })
  test('asks soon after a hint, once for many', async () => {
    const feed = open(counting)
    feed.hears(PLAIN)
    await feed.answers(ok({ seq: 0, total: 1 }))
    const before = feed.asked.length
    feed.hears({ type: 'line.hinted' }, { type: 'line.hinted' })
    feed.clock.increment(1_000)
    expect(feed.asked).toHaveLength(before + 1)
    feed.hears({ type: 'line.hinted' })
    await feed.answers(ok({ seq: 0, total: 2 }))
    feed.clock.increment(1_000)
    expect(feed.asked).toHaveLength(before + 2)
  })
  test('asks when somebody comes back to look', async () => {
    const feed = open(silent)
    feed.hears(PLAIN)
    await feed.answers(ok([1]))
    feed.wake()
    expect(feed.asked).toHaveLength(2)
  })
})

describe('a feed without a line', () => {
  test.each<LineNews<number>>([{ type: 'line.refused' }, { type: 'line.cut' }])('is asked for again and again: $type', async (news) => {
    const feed = open(silent)
    feed.hears(news)
    await feed.answers(ok([1]))
    feed.clock.increment(9_999)
    expect(feed.asked).toHaveLength(1)
    feed.clock.increment(1)
    expect(feed.asked).toHaveLength(2)
  })
  test('stays as it is when nothing changes it any more, until somebody comes back to look', async () => {
    const feed = open(silent, () => null)
    feed.hears({ type: 'line.refused' })
    await feed.answers(ok([1]))
    feed.clock.increment(3_600_000)
    expect(feed.asked).toHaveLength(1)
    feed.wake()
    expect(feed.asked).toHaveLength(2)
  })
  test.each<Problem>([{ kind: 'unreachable' }, { kind: 'broken', status: 502, title: null }, { kind: 'too-often', retryAfterMs: null, title: null }])(
    'that failed by what may pass is asked for again after five seconds: $kind',
    async (problem) => {
      const feed = open(silent)
      feed.hears({ type: 'line.refused' })
      await feed.answers(failed(problem))
      expect(feed.live()).toEqual({ state: 'waiting', problem })
      feed.clock.increment(5_000)
      await feed.answers(ok([1]))
      expect(feed.live()).toEqual({ state: 'fresh', value: [1], problem: null })
    },
  )
  test.each<Problem>([
    { kind: 'missing', title: null },
    { kind: 'refused', title: 'not yet' },
  ])('that is refused is not asked for by itself: $kind', async (problem) => {
    const feed = open(silent)
    feed.hears({ type: 'line.refused' })
    await feed.answers(failed(problem))
    feed.clock.increment(3_600_000)
    feed.wake()
    expect([feed.state(), feed.asked.length]).toEqual(['denied', 1])
  })
  test('keeps what it has when it cannot be asked for, and says why', async () => {
    const feed = open(silent)
    feed.hears({ type: 'line.refused' })
    await feed.answers(ok([1]))
    feed.wake()
    await feed.answers(failed({ kind: 'unreachable' }))
    expect(feed.live()).toEqual({ state: 'stale', value: [1], problem: { kind: 'unreachable' } })
  })
})
