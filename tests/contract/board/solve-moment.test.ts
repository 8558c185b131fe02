import { expect, test } from 'vitest'
import type { SubmissionType } from '#contract/models/scoreboard.ts'
import { solveMoment, type OwnRow } from '#contract/rules/board/solve-moment.ts'

const rowOf = (rank: number, type: SubmissionType, score: number, solvedCount = 1): OwnRow => ({
  rank,
  solvedCount,
  challenges: [{ id: 7, score, type, userName: 'ada', time: null }],
})
const before = rowOf(17, 'Unaccepted', 0)

test.each([
  ['tells points, medal and both ranks', before, rowOf(14, 'ThirdBlood', 862), [862, 'ThirdBlood', 17, 14]],
  ['has no medal from the fourth on', before, rowOf(17, 'Normal', 50), [50, null, 17, 17]],
  [
    'knows no rank of a team that was on no board',
    rowOf(0, 'Unaccepted', 0),
    rowOf(60, 'Normal', 50),
    [50, null, null, 60],
  ],
  ['knows no rank that was not read', null, rowOf(14, 'Normal', 50), [50, null, null, 14]],
  ['tells nothing of what a freeze hides', before, rowOf(17, 'Normal', 500, 0), [null, null, null, null]],
] as const)('%s', (_, one, other, [points, blood, rankBefore, rankAfter]) => {
  expect(solveMoment(one, other, 7)).toEqual({ points, blood, rankBefore, rankAfter })
})
test('is nothing before the row has the solve', () => {
  expect(solveMoment(before, rowOf(14, 'Unaccepted', 0), 7)).toBeNull()
  expect(solveMoment(before, rowOf(14, 'Normal', 50), 8)).toBeNull()
})
