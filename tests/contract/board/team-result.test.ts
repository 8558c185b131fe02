import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import type { ChallengeItem } from '#contract/models/scoreboard.ts'
import { boardAt } from '#contract/rules/board/board-at.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { rankPath } from '#contract/rules/board/rank-path.ts'
import { memberShares, neighboursOf } from '#contract/rules/board/team-result.ts'
import { aSnapshot, CHALLENGE_ID, emptyBoard, folded, games, plainShape, START, TEAM_ID } from './snapshot.ts'

const HOUR_MS = 3_600_000
const empty = emptyBoard(plainShape(4, 3))
const solve = (team: number, challenge: number, hour: number) => ({
  team,
  challenge,
  at: START + hour * HOUR_MS,
})
const board = folded(empty, [solve(0, 0, 1), solve(1, 0, 2), solve(2, 0, 3), solve(3, 0, 4), solve(3, 1, 5)])

describe("a team's path through the ranks", () => {
  test('has the rank of the board at every moment', () => {
    fc.assert(
      fc.property(games, ({ shape, solves }) => {
        const end = boardOf(aSnapshot(shape, solves))
        const moments = [START - 1, ...solves.map(({ at }) => at)]
        for (const { id } of end.rows) {
          const { steps } = rankPath(end, id)
          for (const at of moments) {
            const then = boardAt(end, at + 1)
            const rank = steps.findLast((step) => step.at <= Math.max(START, at))?.rank
            if (at >= START || solves.every((each) => each.at !== START))
              expect({ at, rank }).toEqual({ at, rank: then.rows[then.places.teams.get(id) ?? -1]?.rank })
          }
          expect(steps.at(-1)?.rank).toBe(end.rows[end.places.teams.get(id) ?? -1]?.rank)
        }
      }),
      { numRuns: 100 },
    )
  })
  test('has a step for each change, with the solve that led to the best rank', () => {
    const path = rankPath(board, TEAM_ID + 3)
    expect(path.steps).toEqual([
      { at: START, rank: 4 },
      { at: START + 5 * HOUR_MS, rank: 1 },
    ])
    expect(path.best).toBe(1)
    expect(path.after?.title).toBe('challenge 1')
  })
  test("may reach the best rank by another team's solve", () => {
    // Both teams have one solve. A later solve of team 2's challenge lowers team 2's score, so team 3 rises
    // without solving anything.
    const path = rankPath(folded(empty, [solve(2, 0, 1), solve(3, 1, 2), solve(1, 0, 3)]), TEAM_ID + 3)
    expect(path.steps.map(({ rank }) => rank)).toEqual([4, 2, 1])
    expect(path).toMatchObject({ best: 1, after: null })
  })
  test('has no best rank without a solve', () =>
    expect(rankPath(empty, TEAM_ID + 2)).toEqual({
      steps: [{ at: START, rank: 3 }],
      best: null,
      after: null,
    }))
})

const item = (challenge: number, score: number, userName: string | null, hour: number): ChallengeItem => ({
  id: CHALLENGE_ID + challenge,
  score,
  type: userName === null ? 'Unaccepted' : 'Normal',
  userName,
  time: userName === null ? null : toIso(START + hour * HOUR_MS),
})

describe("the members' shares", () => {
  test('add up the points of each member, the most first', () => {
    const solves = [item(0, 100, 'mika', 3), item(1, 300, '凛', 2), item(2, 150, 'mika', 1)]
    expect(memberShares(board, solves)).toEqual([
      { member: '凛', points: 300, solved: ['challenge 1'] },
      { member: 'mika', points: 250, solved: ['challenge 2', 'challenge 0'] },
    ])
  })
  test('leave out unsolved challenges, and have no name for a deleted account', () => {
    const gone = { ...item(1, 200, 'x', 2), userName: '' }
    expect(memberShares(board, [item(0, 0, null, 0), gone])).toEqual([
      { member: null, points: 200, solved: ['challenge 1'] },
    ])
  })
})

describe('the neighbouring teams', () => {
  const ranks = (team: number) => neighboursOf(board, TEAM_ID + team, 1).map(({ row }) => row.rank)
  test('are the teams above and below, if there are any', () => {
    const [first, second, , last] = board.ranking
    expect(ranks(second ?? 0)).toEqual([1, 2, 3])
    expect(ranks(first ?? 0)).toEqual([1, 2])
    expect(ranks(last ?? 0)).toEqual([3, 4])
  })
  test('show the difference in points', () => {
    const near = neighboursOf(board, TEAM_ID + (board.ranking[1] ?? 0), 1)
    const own = near[1]?.row.score ?? 0
    expect(near.map(({ row, gap }) => own + gap - row.score)).toEqual([0, 0, 0])
    expect(near[0]?.gap).toBeGreaterThan(0)
    expect(near[1]?.gap).toBe(0)
  })
  test('of a team that is not on the board are empty', () => expect(neighboursOf(board, 7, 2)).toEqual([]))
})
