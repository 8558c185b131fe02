import { expect, test } from 'vitest'
import type { TeamReviewResultModel } from '#contract/models/team-review.ts'
import type { Outcome } from '#contract/problem.ts'
import { teamReviewMachine } from '#machines/admin/team-review.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<TeamReviewResultModel> = { ok: true, value: { done: [3], changed: [] } }
const cut: Outcome<TeamReviewResultModel> = { ok: false, problem: { kind: 'unreachable' } }
const APPROVE = {
  type: 'begin',
  task: { status: 'Accepted', teams: [{ id: 3, status: 'Pending' }] },
} as const

test('every transition is taken', () => {
  const model = modelOf(
    teamReviewMachine,
    [APPROVE, answerOf('teamReview.doing', done), answerOf('teamReview.doing', cut)],
    { input: { game: 3 } },
  )
  expect(missedBy(model.getShortestPaths(), teamReviewMachine)).toEqual([])
})
