import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBehindItself, isLocked, lackedOf } from '#contract/rules/prerequisites.ts'

const HOUR_MS = 3_600_000
const game = { startsAt: 0, endsAt: 10 * HOUR_MS, practiceMode: true }

describe('a challenge', () => {
  test.each([
    [[], [], false],
    [[1], [], true],
    [[1], [1], false],
    [[1, 2], [1], true],
    [[1, 2], [2, 1, 3], false],
    [[1, 2], [9], false],
  ])('with the prerequisites %j, for a team that solved %j, is locked: %s', (needed, solved, isShut) => {
    const lacked = lackedOf({ id: 9, prerequisites: needed }, new Set(solved))
    expect(isLocked(lacked, game, HOUR_MS)).toBe(isShut)
  })
  test('is open for all in practice', () => expect(isLocked([1], game, 11 * HOUR_MS)).toBe(false))
})

test('one is behind itself exactly if a walk over prerequisites comes back to it', () => {
  const anId = fc.integer({ min: 1, max: 5 })
  fc.assert(
    fc.property(fc.array(fc.tuple(anId, fc.array(anId, { maxLength: 2 })), { maxLength: 5 }), (entries) => {
      const of = new Map(entries)
      /** Follows every walk up to the number of challenges, which is as long as a circle can be. */
      const returns = (from: number, id: number, steps: number): boolean =>
        steps > 0 && (of.get(from) ?? []).some((next) => next === id || returns(next, id, steps - 1))
      for (const id of [1, 2, 3, 4, 5]) expect(isBehindItself(id, of)).toBe(returns(id, id, 5))
    }),
  )
})
test('no order of solving is possible exactly if one is behind itself', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(5), { maxLength: 3 }), { minLength: 6, maxLength: 6 }), (lists) => {
      const of = new Map(lists.entries())
      const solved = new Set<number>()
      for (let before = -1; before !== solved.size;) {
        before = solved.size
        for (const [id, needed] of of)
          if (lackedOf({ id, prerequisites: needed }, solved).length === 0) solved.add(id)
      }
      const isStuck = [...of.keys()].some((id) => isBehindItself(id, of))
      expect(solved.size === of.size).toBe(!isStuck)
    }),
  )
})
