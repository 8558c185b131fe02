import type { Submission } from '#contract/models/submission.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { SubmissionRow } from './submission-row.tsx'

const wrong: Submission = {
  answer: 'flag{nope}',
  status: 'WrongAnswer',
  time: '2026-11-20T08:00:00+00:00',
  user: 'ada',
  team: 'Owls',
  challenge: 'Warm up',
}

export const examples = {
  wrong,
  right: { ...wrong, status: 'Accepted' },
  waiting: { ...wrong, status: 'FlagSubmitted' },
  notGiven: { ...wrong, status: 'NotFound' },
  cheat: { ...wrong, status: 'CheatDetected', user: '' },
} as const satisfies Record<string, Submission>

export const shown = shownExamples(examples, (submission) => (
  <SubmissionRow submission={submission} isMasked={false} />
))
