import type { SnapshotFrom } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { demand } from '../demand.ts'
import type { flagAnswerMachine } from './flag-answer.machine.ts'

export type FlagAnswerView =
  | { kind: 'idle' }
  | { kind: 'busy'; doing: 'submitting' | 'judging' }
  | { kind: 'cut'; problem: Problem }
  | { kind: 'held-off'; until: number }
  | { kind: 'accepted' }
  /** The number of the submission, which an organiser can look up. */
  | { kind: 'wrong' | 'unknown'; submission: number }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'signed-out' | 'over' | 'suspended' | 'gone' }
export function toFlagAnswerView(snapshot: SnapshotFrom<typeof flagAnswerMachine>): FlagAnswerView {
  const { problem, allowedAt, submission } = snapshot.context
  if (snapshot.matches('judging')) return { kind: 'busy', doing: 'judging' }
  if (snapshot.matches('submitting') || snapshot.matches('checking')) return { kind: 'busy', doing: 'submitting' }
  if (snapshot.matches('cut')) return { kind: 'cut', problem: demand(problem) }
  if (snapshot.matches('heldOff')) return { kind: 'held-off', until: demand(allowedAt) }
  if (snapshot.matches('wrong')) return { kind: 'wrong', submission: demand(submission) }
  if (snapshot.matches('unknown')) return { kind: 'unknown', submission: demand(submission) }
  if (snapshot.matches('refused')) return { kind: 'refused', problem: demand(problem) }
  if (snapshot.matches('signedOut')) return { kind: 'signed-out' }
  for (const kind of ['accepted', 'over', 'suspended', 'gone'] as const) if (snapshot.matches(kind)) return { kind }
  return { kind: 'idle' }
}
