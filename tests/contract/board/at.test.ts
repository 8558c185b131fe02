import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardAt, replayOf } from '#contract/rules/board/board-at.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { aSnapshot, END, games, plainShape, START } from './snapshot.ts'

const moments = fc.oneof(
  fc.nat({ max: 22 }).map((step) => START + step * 250),
  fc.constantFrom(START - 1, END, END + 1),
)

test('the board at a moment equals the board of the solves before it', () => {
  fc.assert(
    fc.property(games, moments, ({ shape, solves }, at) => {
      const before = solves.filter((solve) => solve.at < at)
      expect(boardAt(boardOf(aSnapshot(shape, solves, 9)), at)).toEqual(boardOf(aSnapshot(shape, before, 9)))
    }),
  )
})

test('moving back and forth gives the same board as moving there directly', () => {
  fc.assert(
    fc.property(games, fc.array(moments, { maxLength: 8 }), ({ shape, solves }, way) => {
      const board = boardOf(aSnapshot(shape, solves))
      const replay = replayOf(board)
      for (const at of way) expect(replay(at)).toEqual(boardAt(board, at))
    }),
  )
})

test('the end is the board itself, and teams without a solve in between keep their row', () => {
  const board = boardOf(
    aSnapshot(plainShape(3, 2), [
      { team: 0, challenge: 0, at: START + 10 },
      { team: 1, challenge: 1, at: START + 20 },
    ]),
  )
  const replay = replayOf(board)
  expect(replay(END)).toBe(board)
  const before = replay(START + 20)
  expect(before.rows[0]).toBe(board.rows[0])
  expect(before.rows[1]).not.toBe(board.rows[1])
})
