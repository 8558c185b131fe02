import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSeen } from './a-seen.ts'
import { follow, START } from './follow.ts'
import { always, eventuallyWithin, until, type Claim, type Formula } from './law.ts'
import type { Seen } from './seen.ts'

// Three facts that are true or false are enough to tell all formulas apart.
const isP: Claim = ({ overhang }) => (overhang & 1) !== 0
const isQ: Claim = ({ overhang }) => (overhang & 2) !== 0
const isW: Claim = ({ overhang }) => (overhang & 4) !== 0
const WITHIN_MS = 10

const trace = fc
  .array(fc.record({ facts: fc.nat(7), later: fc.nat(8) }), { maxLength: 12 })
  .map((moments) => {
    let at = 0
    return moments.map(({ facts, later }) => aSeen({ overhang: facts, at: (at += later) }))
  })
const formula: fc.Arbitrary<Formula> = fc
  .tuple(fc.constantFrom('always', 'until', 'eventually'), fc.constantFrom(isW, null))
  .map(([kind, whenever]) =>
    kind === 'always'
      ? always(isP, whenever)
      : kind === 'until'
        ? until(isP, isQ, whenever)
        : eventuallyWithin(isP, WITHIN_MS, whenever),
  )

const breachOf = (of: Formula, seen: readonly Seen[]) =>
  seen.reduce((progress, now) => follow(of, progress, now), START).breach

/** The meaning of a formula, as its definition says it: over the whole trace at once. */
function isKept({ whenever, ...of }: Formula, seen: readonly Seen[]): boolean {
  const holds = (claim: Claim, at: number) => {
    const now = seen[at]
    return now !== undefined && claim(now, now, now)
  }
  const starts = seen.flatMap((_, at) => ((whenever === null ? at === 0 : holds(whenever, at)) ? [at] : []))
  return starts.every((start) => {
    const after = seen.flatMap((_, at) => (at >= start ? [at] : []))
    switch (of.kind) {
      case 'always':
        return after.every((at) => holds(of.holds, at))
      case 'until': {
        const end = after.find((at) => holds(of.end, at)) ?? seen.length
        return after.every((at) => at >= end || holds(of.holds, at))
      }
      case 'eventually': {
        const late = after.find((at) => (seen[at]?.at ?? 0) - (seen[start]?.at ?? 0) > of.withinMs)
        return late === undefined || after.some((at) => at <= late && holds(of.holds, at))
      }
      default:
        return of satisfies never
    }
  })
}

test('a formula that is followed step by step means what its definition says', () => {
  fc.assert(
    fc.property(formula, trace, (of, seen) => {
      expect(breachOf(of, seen) === null).toBe(isKept(of, seen))
    }),
    { numRuns: 2_000 },
  )
})

test('a breach is the first one, and nothing that follows repairs it', () => {
  fc.assert(
    fc.property(formula, trace, trace, (of, seen, more) => {
      const breach = breachOf(of, seen)
      fc.pre(breach !== null)
      expect(breachOf(of, [...seen, ...more])).toEqual(breach)
      const at = breach === null ? -1 : seen.indexOf(breach.now)
      expect(breachOf(of, seen.slice(0, at))).toBeNull()
    }),
  )
})

test('always is never eventually the contrary', () => {
  fc.assert(
    fc.property(trace, (seen) => {
      const isBroken = breachOf(always(isP), seen) !== null
      expect(isBroken).toBe(seen.some((now) => !isP(now, now, now)))
    }),
  )
})

test('a claim hears of the observation before it and of the one that began it', () => {
  const heard: number[][] = []
  const seen = [1, 2, 3].map((at) => aSeen({ at }))
  breachOf(
    always((now, before, first) => {
      heard.push([now.at, before.at, first.at])
      return true
    }),
    seen,
  )
  expect(heard).toEqual([
    [1, 1, 1],
    [2, 1, 1],
    [3, 2, 1],
  ])
})
