import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { bloodsSince, latestSolves } from '#contract/rules/board/latest-solves.ts'
import { aSnapshot, CHALLENGE_ID, emptyBoard, folded, games, plainShape, START, TEAM_ID } from './snapshot.ts'

const told = (solves: ReturnType<typeof latestSolves>) =>
  solves.map(({ row, challenge, at, mark }) => [
    row.id - TEAM_ID,
    challenge.id - CHALLENGE_ID,
    at - START,
    mark,
  ])

test('the latest solves are listed with their marks, the last one first', () => {
  const board = folded(
    emptyBoard(plainShape(5, 2)),
    [0, 1, 2, 3, 4].map((team) => ({ team, challenge: 0, at: START + team })),
  )
  const all = folded(board, [{ team: 2, challenge: 1, at: START + 9 }])
  expect(told(latestSolves(all, 3))).toEqual([
    [2, 1, 9, 1],
    [4, 0, 4, 'plain'],
    [3, 0, 3, 'plain'],
  ])
})

test('as many as exist, and no later one is left out', () => {
  fc.assert(
    fc.property(games, fc.integer({ min: 1, max: 6 }), ({ shape, solves }, most) => {
      const board = boardOf(aSnapshot(shape, solves))
      const ats = board.challenges.flatMap((challenge) => challenge.ats).sort((one, other) => other - one)
      expect(latestSolves(board, most).map(({ at }) => at)).toEqual(ats.slice(0, most))
    }),
  )
})

test('each blood is reported once, for any number of facts at a time', () => {
  fc.assert(
    fc.property(games, fc.nat(), ({ shape, solves }, cut) => {
      const first = solves.slice(0, cut % (solves.length + 1))
      const [before, after] = [boardOf(aSnapshot(shape, first)), boardOf(aSnapshot(shape, solves))]
      const key = ({ row, challenge }: { row: { id: number }; challenge: { id: number } }) =>
        `${row.id} ${challenge.id}`
      const known = bloodsSince(emptyBoard(shape), before).map(key)
      const later = bloodsSince(before, after).map(key)
      expect([...known, ...later].toSorted()).toEqual(
        bloodsSince(emptyBoard(shape), after).map(key).toSorted(),
      )
    }),
  )
})

test('a fourth solve is no blood, and a new challenge reports none', () => {
  const three = folded(
    emptyBoard(plainShape(4, 1)),
    [0, 1, 2].map((team) => ({ team, challenge: 0, at: START + team })),
  )
  expect(bloodsSince(three, folded(three, [{ team: 3, challenge: 0, at: START + 9 }]))).toEqual([])
  expect(bloodsSince(emptyBoard(plainShape(4, 0)), three)).toEqual([])
})
