import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { firstTimes, markOf } from '#contract/rules/board/solve-marks.ts'
import { cellOf } from '#contract/rules/board/read-board.ts'
import { shareUnchanged } from '#contract/rules/board/share-unchanged.ts'
import { aSnapshot, games, plainShape, START } from './snapshot.ts'

describe('a board that was read again', () => {
  test('equals the response, whatever was there before', () => {
    fc.assert(
      fc.property(games, games, (one, other) => {
        const before = boardOf(aSnapshot(one.shape, one.solves, 1))
        const after = boardOf(aSnapshot(other.shape, other.solves, 2))
        expect(shareUnchanged(before, after)).toEqual(after)
      }),
    )
  })
  test('is the earlier object if nothing has changed', () => {
    fc.assert(
      fc.property(games, ({ shape, solves }) => {
        const before = boardOf(aSnapshot(shape, solves, 1))
        expect(shareUnchanged(before, boardOf(aSnapshot(shape, solves, 1)))).toBe(before)
      }),
    )
  })
  test('keeps each row, challenge and list of times that a solve does not change', () => {
    const solves = [{ team: 0, challenge: 0, at: START + 1000 }]
    const before = boardOf(aSnapshot(plainShape(4, 3), solves, 1))
    const after = shareUnchanged(
      before,
      boardOf(aSnapshot(plainShape(4, 3), [...solves, { team: 3, challenge: 2, at: START + 2000 }], 2)),
    )
    expect(after.rows[0]).toBe(before.rows[0])
    expect(after.rows[3]).not.toBe(before.rows[3])
    expect(after.times.map((times, place) => times === before.times[place])).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(after.challenges.map((challenge, place) => challenge === before.challenges[place])).toEqual([
      true,
      true,
      false,
    ])
  })
})

test('the mark of a cell is the placing on the board', () => {
  fc.assert(
    fc.property(games, ({ shape, solves }) => {
      const board = boardOf(aSnapshot(shape, solves))
      board.rows.forEach((_, team) =>
        board.challenges.forEach((challenge, column) => {
          const cell = cellOf(board, team, column)
          const placing = cell?.placing
          const expected =
            placing === undefined ? null : placing === 1 || placing === 2 || placing === 3 ? placing : 'plain'
          expect(markOf(firstTimes(challenge), board.times[team]?.[column] ?? Number.NaN)).toBe(expected)
        }),
      )
    }),
  )
})
