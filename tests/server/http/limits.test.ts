import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedWindow } from '#server/http/limits/fixed-window.ts'
import type { Limit, Verdict } from '#server/http/limits/limit.ts'
import { memoryCounters } from '#server/http/limits/memory-counters.ts'
import { GLOBAL, NAMED } from '#server/http/limits/policies.ts'
import { slidingWindow } from '#server/http/limits/sliding-window.ts'
import { tokenBucket } from '#server/http/limits/token-bucket.ts'

/** Applies the limit to requests at these times. */
function run<State>(limit: Limit<State>, times: readonly number[]): Verdict[] {
  let kept: { state: State; staleAt: number } | null = null
  return times.map((now) => {
    const taken: ReturnType<Limit<State>['take']> = limit.take(
      kept && kept.staleAt > now ? kept.state : null,
      now,
    )
    kept = taken
    return taken.verdict
  })
}
const times = (count: number, at = 0) => Array.from({ length: count }, () => at)
const kinds = (verdicts: Verdict[]) =>
  verdicts.map((verdict) => (verdict.kind === 'refused' ? 'refused' : verdict.waitMs > 0 ? 'waits' : 'runs'))
const count = (verdicts: Verdict[], kind: string) => kinds(verdicts).filter((each) => each === kind).length

describe('the sliding window of the base wire', () => {
  test('accepts 150 and refuses those that would wait longer than a second', () => {
    const verdicts = run(GLOBAL, times(250, 5_000))
    expect([count(verdicts, 'runs'), count(verdicts, 'waits'), count(verdicts, 'refused')]).toEqual([
      150, 0, 100,
    ])
  })
  test('a refusal names the time to wait', () => {
    expect(run(GLOBAL, times(151, 5_000))[150]).toEqual({ kind: 'refused', retryAfterMs: 55_000 })
  })
  test('lets 60 wait for a segment that begins within a second', () => {
    const verdicts = run(GLOBAL, [...times(150, 0), ...times(61, 59_200)])
    expect(verdicts[150]).toEqual({ kind: 'granted', waitMs: 800 })
    expect(verdicts.at(-1)).toEqual({ kind: 'refused', retryAfterMs: 800 })
    expect(count(verdicts, 'waits')).toBe(60)
  })
  test('a queued request counts at its own time', () => {
    const verdicts = run(GLOBAL, [...times(150, 0), ...times(60, 59_500), ...times(91, 60_000)])
    expect(kinds(verdicts.slice(210))).toEqual([...Array.from({ length: 90 }, () => 'runs'), 'refused'])
  })
  test('never delays a steady 120 a minute', () => {
    expect(
      count(
        run(
          GLOBAL,
          Array.from({ length: 1_000 }, (_, at) => at * 500),
        ),
        'runs',
      ),
    ).toBe(1_000)
  })
  test('never accepts more than the limit in any window, in the order of the queue', () => {
    const rules = { permits: 5, windowMs: 60, segments: 6, queue: 3, maxWaitMs: 60 }
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 80 }), (gaps) => {
        let now = 0
        const asked = gaps.map((gap) => (now += gap))
        const ran = run(slidingWindow(rules), asked).flatMap((verdict, at) =>
          verdict.kind === 'granted' ? [(asked[at] ?? NaN) + verdict.waitMs] : [],
        )
        expect(ran).toEqual([...ran].sort((a, b) => a - b))
        const segments = ran.map((at) => Math.floor(at / 10))
        for (const last of segments)
          expect(
            segments.filter((segment) => segment <= last && segment > last - 6).length,
          ).toBeLessThanOrEqual(5)
      }),
    )
  })
})

test('the fixed window begins with the first request, and refuses those beyond its limit until it ends', () => {
  const limit = fixedWindow({ permits: 2, windowMs: 100 })
  expect(run(limit, [50, 60, 70, 149, 150, 151, 152])).toEqual([
    { kind: 'granted', waitMs: 0 },
    { kind: 'granted', waitMs: 0 },
    { kind: 'refused', retryAfterMs: 80 },
    { kind: 'refused', retryAfterMs: 1 },
    { kind: 'granted', waitMs: 0 },
    { kind: 'granted', waitMs: 0 },
    { kind: 'refused', retryAfterMs: 98 },
  ])
  expect(count(run(NAMED.Register, times(25)), 'runs')).toBe(20)
})

test('the token bucket is refilled in whole periods, up to its capacity', () => {
  const limit = tokenBucket({ capacity: 3, refill: 2, periodMs: 10 })
  expect(kinds(run(limit, [0, 0, 0, 0, 9, 10, 11, 12, 1_000, 1_000, 1_000, 1_000]))).toEqual([
    'runs',
    'runs',
    'runs',
    'refused',
    'refused',
    'runs',
    'runs',
    'refused',
    'runs',
    'runs',
    'runs',
    'refused',
  ])
  expect(run(limit, [0, 0, 0, 4])[3]).toEqual({ kind: 'refused', retryAfterMs: 6 })
  expect(count(run(NAMED.Submit, [...times(61), ...times(31, 5_000)]), 'runs')).toBe(90)
  expect(count(run(NAMED.Container, [...times(121), ...times(31, 10_000)]), 'runs')).toBe(150)
})

test('an expired state counts as none, and is removed', async () => {
  const counters = memoryCounters()
  const limit = fixedWindow({ permits: 1, windowMs: 10 })
  for (let at = 0; at < 1_023; at++) await counters.take(`key${at}`, limit, 0)
  expect(counters.size()).toBe(1_023)
  await counters.take('one more', limit, 20_000)
  expect(counters.size()).toBe(1)
  expect((await counters.take('one more', limit, 20_005)).kind).toBe('refused')
  expect((await counters.take('one more', limit, 20_010)).kind).toBe('granted')
})

test('a flood of addresses fills no memory, and does not push out regular callers', async () => {
  const counters = memoryCounters(100)
  const limit = fixedWindow({ permits: 1, windowMs: 60_000 })
  expect((await counters.take('player', limit, 0)).kind).toBe('granted')
  for (let address = 0; address < 1_000; address++) {
    await counters.take(`address ${address}`, limit, 1)
    expect((await counters.take('player', limit, 1)).kind).toBe('refused')
    expect(counters.size()).toBeLessThanOrEqual(100)
  }
})
