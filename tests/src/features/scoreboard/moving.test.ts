import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { Board } from '#contract/rules/board/board.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { rowDrift, rankIndex } from '#src/features/scoreboard/rank-drift.ts'
import { openCounter } from '#src/ui/motion.ts'
import { aSnapshot, plainShape, START } from '../../../contract/board/snapshot.ts'

const TEAMS = 12
const boardWith = (teams: readonly number[]) =>
  boardOf(
    aSnapshot(
      plainShape(TEAMS, 1),
      teams.map((team, nth) => ({ team, challenge: 0, at: START + 1000 * (nth + 1) })),
    ),
  )

const drift = (before: Board, after: Board, seen: { from: number; to: number }) =>
  rowDrift({ board: before, shown: before.ranking }, { board: after, shown: after.ranking }, seen)

afterEach(() => void vi.useRealTimers())

test('the view follows when a team overtakes from below the visible rows to above them', () => {
  const [before, after] = [boardWith([]), boardWith([11])]
  expect(drift(before, after, { from: 4, to: 8 })).toBe(1)
  // The list does not follow a team that leaves the visible rows.
  expect(drift(before, boardWith([6]), { from: 5, to: 8 })).toBe(0)
  expect(drift(before, before, { from: 4, to: 8 })).toBe(0)
})

test('after any solves most visible rows are where they were, or as near as possible', () => {
  const solvers = fc.uniqueArray(fc.nat(TEAMS - 1), { maxLength: 4 })
  fc.assert(
    fc.property(solvers, solvers, fc.nat(TEAMS - 3), (first, more, from) => {
      const [before, after] = [
        boardWith(first),
        boardWith([...first, ...more.filter((team) => !first.includes(team))]),
      ]
      const seen = before.ranking.slice(from, from + 3).map((place) => before.rows[place])
      const ways = seen.flatMap((row) =>
        row
          ? [rankIndex(after.rows[row.id - (before.rows[0]?.id ?? 0)] ?? row, false) - rankIndex(row, false)]
          : [],
      )
      const off = (rows: number) => ways.reduce((sum, way) => sum + Math.abs(way - rows), 0)
      const found = drift(before, after, { from, to: from + 3 })
      for (let other = -TEAMS; other <= TEAMS; other++) expect(off(found)).toBeLessThanOrEqual(off(other))
    }),
  )
})

test('points count up to their value; falling ones are written immediately, and a new value ends the count', () => {
  vi.useFakeTimers()
  const written: number[] = []
  const count = openCounter((value) => void written.push(value))
  count(60, 0)
  vi.runAllTimers()
  expect(written).toEqual([10, 20, 30, 40, 50, 60])
  written.length = 0
  count(100, 60)
  count(40, 100)
  vi.runAllTimers()
  expect(written).toEqual([67, 40])
})
