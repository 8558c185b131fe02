import type { Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import type { SubmissionRow } from '#server/store/rows/monitor.ts'

/** Contains the true verdict, so it is only for monitors. Players get `WrongAnswer` for a cheat. */
export const toSubmission = ({
  answer,
  status,
  at,
  user,
  team,
  challenge,
  number,
  facts,
}: SubmissionRow): Submission => ({
  answer,
  status,
  time: toIso(at),
  user,
  team,
  challenge,
  ...(number === null ? {} : { number }),
  ...(facts ? { facts } : {}),
})
