import type { Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import type { SubmissionRow } from '#server/store/rows/monitor.ts'

/** With its true verdict: only players are told of a cheat as a wrong answer. */
export const toSubmission = ({
  answer,
  status,
  at,
  user,
  team,
  challenge,
  number,
}: SubmissionRow): Submission => ({
  answer,
  status,
  time: toIso(at),
  user,
  team,
  challenge,
  ...(number === null ? {} : { number }),
})
