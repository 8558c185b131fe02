import type { AnyEventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { feedMachineOf, type FeedInputEvent } from '#machines/live/feed.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'
import { counting, facts, failed, ok, openFeed, part, plain, PLAIN, silent } from './feed.world.ts'

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
/** The events are split into groups, because all together would give too many paths. */
const KINDS: readonly (readonly AnyEventObject[])[] = [
  [
    { type: 'line.opened', isCounted: true },
    part(4, 1),
    part(4, 0),
    part(9, 1),
    elapsed('untilRefresh', 'feed.alone'),
    elapsed('untilUnsure', 'feed.live'),
  ],
  [
    { type: 'line.opened', isCounted: false },
    plain(5),
    { type: 'line.hinted' },
    elapsed('untilRefresh', 'feed.live'),
    elapsed('untilRefresh', 'feed.cut'),
  ],
]

/** These transitions only block an event, and are left out because no path can show that nothing happened. */
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
    'a feed with numbers',
    feedMachineOf(counting),
    ok({ seq: 3, total: 9 }),
    [
      'feed.listening --line.cut (1)',
      'feed.listening --line.refused (1)',
      'feed.listening --xstate.after.untilTired.feed.listening (1)',
      'feed.asking --line.heard (1)',
    ],
  ],
  ['a silent feed', feedMachineOf(silent), ok([1]), []],
])('every transition is taken: %s', (_, machine, answer, unreachable) => {
  const missed = KINDS.map((events) => {
    const model = modelOf(machine, [...ALWAYS, answerOf('feed.asking', answer), ...events], {
      input: { ...facts, refreshMs: () => 10_000 },
      contextOf: ({ value, line, isGreeted }) => [value === null, line === 'plain' || isGreeted],
      most: 10_000,
      mayLapse: ['untilRefresh', 'untilUnsure'],
    })
    return missedBy(model.getShortestPaths(), machine)
  })
  expect(missed.reduce((left, others) => left.filter((arrow) => others.includes(arrow)))).toEqual([
    ...unreachable,
    ...SHUT,
  ])
})

describe('a plain feed', () => {
  test('requests when the connection opens, shows pushed items, and polls', async () => {
    const feed = openFeed(silent)
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
  test('is as old as its request, not as the response', async () => {
    const feed = openFeed(silent)
    feed.hears(PLAIN)
    feed.clock.increment(400)
    expect(feed.readAt()).toBeNull()
    await feed.answers(ok([1]))
    expect(feed.readAt()).toBe(0)
    feed.clock.increment(10_000)
    await feed.answers(failed({ kind: 'unreachable' }))
    expect(feed.readAt()).toBe(0)
    feed.clock.increment(5_000)
    await feed.answers(ok([1]))
    expect(feed.readAt()).toBe(15_400)
  })
  test('shows a problem beside its value until the next response', async () => {
    const feed = openFeed(silent)
    feed.hears(PLAIN)
    await feed.answers(ok([1]))
    feed.clock.increment(10_000)
    await feed.answers(failed({ kind: 'unreachable' }))
    expect(feed.live()).toEqual({ state: 'stale', value: [1], problem: { kind: 'unreachable' } })
    feed.clock.increment(5_000)
    await feed.answers(ok([2]))
    expect(feed.live()).toEqual({ state: 'fresh', value: [2], problem: null })
  })
  test('requests soon after a hint, once for many', async () => {
    const feed = openFeed(counting)
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
  test('requests when the user returns', async () => {
    const feed = openFeed(silent)
    feed.hears(PLAIN)
    await feed.answers(ok([1]))
    feed.wake()
    expect(feed.asked).toHaveLength(2)
  })
})

test('a counted feed requests again after a hint, and loses no pushed item', async () => {
  const feed = openFeed(silent)
  feed.hears({ type: 'line.opened', isCounted: true }, part(3))
  await feed.answers(ok([1, 2]))
  const before = feed.asked.length
  feed.hears({ type: 'line.hinted' }, { type: 'line.hinted' }, part(3, 3))
  feed.clock.increment(1_000)
  expect(feed.asked).toHaveLength(before + 1)
  feed.hears(part(4, 4))
  await feed.answers(ok([7, 2]))
  expect(feed.live()).toMatchObject({ state: 'fresh', value: [7, 2, 3, 4] })
})

describe('a feed without a connection', () => {
  test.each<FeedInputEvent<number>>([{ type: 'line.refused' }, { type: 'line.cut' }])(
    'polls: $type',
    async (news) => {
      const feed = openFeed(silent)
      feed.hears(news)
      await feed.answers(ok([1]))
      feed.clock.increment(9_999)
      expect(feed.asked).toHaveLength(1)
      feed.clock.increment(1)
      expect(feed.asked).toHaveLength(2)
    },
  )
  test('with a final value polls no more, until the user returns', async () => {
    const feed = openFeed(silent, () => null)
    feed.hears({ type: 'line.refused' })
    await feed.answers(ok([1]))
    feed.clock.increment(3_600_000)
    expect(feed.asked).toHaveLength(1)
    feed.wake()
    expect(feed.asked).toHaveLength(2)
  })
  test.each<Problem>([
    { kind: 'unreachable' },
    { kind: 'broken', status: 502, title: null },
    { kind: 'too-often', retryAfterMs: null, title: null },
  ])('that failed for a passing reason is requested again after five seconds: $kind', async (problem) => {
    const feed = openFeed(silent)
    feed.hears({ type: 'line.refused' })
    await feed.answers(failed(problem))
    expect(feed.live()).toEqual({ state: 'waiting', problem })
    feed.clock.increment(5_000)
    await feed.answers(ok([1]))
    expect(feed.live()).toEqual({ state: 'fresh', value: [1], problem: null })
  })
  test.each<Problem>([
    { kind: 'missing', title: null },
    { kind: 'refused', title: 'not yet' },
  ])('that is refused is not requested again automatically: $kind', async (problem) => {
    const feed = openFeed(silent)
    feed.hears({ type: 'line.refused' })
    await feed.answers(failed(problem))
    feed.clock.increment(3_600_000)
    feed.wake()
    expect([feed.state(), feed.asked.length]).toEqual(['denied', 1])
  })
  test('keeps its value when a request fails, and shows the reason', async () => {
    const feed = openFeed(silent)
    feed.hears({ type: 'line.refused' })
    await feed.answers(ok([1]))
    feed.wake()
    await feed.answers(failed({ kind: 'unreachable' }))
    expect(feed.live()).toEqual({ state: 'stale', value: [1], problem: { kind: 'unreachable' } })
  })
})
