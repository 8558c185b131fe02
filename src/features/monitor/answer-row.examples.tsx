import type { AnswerFacts, Submission } from '#contract/models/submission.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { AnswerRow } from './answer-row.tsx'
import type { FoldedAnswer } from './fold-repeats.ts'

const facts: AnswerFacts = {
  id: 1,
  participationId: 2,
  userId: 'a7c0e6d1-5a0b-4f6e-9d5d-0c5f6a1b2c3d',
  challengeId: 7,
  category: 'Web',
  attempt: 3,
  ip: '203.0.113.41',
  placing: null,
}
const submission: Submission = {
  answer: 'flag{nope}',
  status: 'WrongAnswer',
  time: '2026-11-20T08:00:00+00:00',
  user: 'ada',
  team: 'Owls',
  challenge: 'Warm up',
  facts,
}
const wrong: FoldedAnswer = { key: 'one', submission, count: 1 }

export const examples = {
  wrong,
  repeated: { ...wrong, count: 7 },
  first: { ...wrong, submission: { ...submission, status: 'Accepted', facts: { ...facts, placing: 1 } } },
  cheat: { ...wrong, submission: { ...submission, status: 'CheatDetected' } },
  unopened: { ...wrong, submission: { ...submission, status: 'NotFound', user: '' } },
  withoutFacts: {
    ...wrong,
    submission: { ...submission, facts: { ...facts, userId: null, ip: null, attempt: null } },
  },
} as const satisfies Record<string, FoldedAnswer>

export const shown = shownExamples(examples, (row) => (
  <AnswerRow game={1} row={row} isMasked={false} tab={0} isOpen={row.count > 1} onOpen={() => {}} />
))
