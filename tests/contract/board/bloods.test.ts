import { describe, expect, test } from 'vitest'
import { bloodCounts, firstBloodsSince, latestBloods, untouched } from '#contract/rules/board/bloods.ts'
import { categoryCounts, categoryShares, flagsOf } from '#contract/rules/board/by-category.ts'
import { emptyBoard, folded, plainShape, START } from './snapshot.ts'

const HOUR_MS = 3_600_000
const empty = emptyBoard(plainShape(4, 3))
const solve = (team: number, challenge: number, hour: number) => ({
  team,
  challenge,
  at: START + hour * HOUR_MS,
})
const board = folded(empty, [solve(0, 0, 1), solve(1, 0, 2), solve(2, 0, 3), solve(3, 0, 4), solve(3, 1, 5)])

describe('bloods', () => {
  test('are listed latest first, without fourth solves', () =>
    expect(latestBloods(board, 9).map(({ row, mark }) => [row.name, mark])).toEqual([
      ['team 3', 1],
      ['team 2', 3],
      ['team 1', 2],
      ['team 0', 1],
    ]))
  test('are counted for each team', () => {
    const counts = bloodCounts(board)
    expect(counts.get(0)).toEqual({ 1: 1, 2: 0, 3: 0 })
    expect(counts.get(3)).toEqual({ 1: 1, 2: 0, 3: 0 })
    expect(bloodCounts(empty).size).toBe(0)
  })
  test('a first one has its points and the rank before', () => {
    const [blood, ...others] = firstBloodsSince(board, folded(board, [solve(2, 2, 6)]))
    expect(others).toEqual([])
    expect(blood).toMatchObject({ points: 525, rankBefore: 4, row: { name: 'team 2' } })
    expect(blood?.row.rank).toBeLessThan(4)
  })
  test('include the highest-scored challenge without a solve, or none if all are solved', () => {
    expect(untouched(board)?.title).toBe('challenge 2')
    expect(untouched(folded(board, [solve(0, 2, 6)]))).toBeNull()
  })
})

describe('categories', () => {
  test("a team's shares add up to its score", () => {
    for (const [place, row] of board.rows.entries())
      expect(categoryShares(board, place).reduce((sum, { points }) => sum + points, 0)).toBe(row.score)
  })
  test('the solves of all categories add up to those of the board', () => {
    expect(categoryCounts(board).reduce((sum, { flags }) => sum + flags, 0)).toBe(5)
    expect(flagsOf(board)).toBe(5)
  })
})
