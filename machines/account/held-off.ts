import type { Outcome, Problem } from '#contract/problem.ts'
import { leftMs, retryAfterOf } from '../kit/retry-after.ts'

/** The form after a failed request: open again, or rate-limited until the instant that the server sent. */
export type Rejection = { kind: 'open'; problem: Problem | null } | { kind: 'held-off'; until: number }

interface Clocked {
  now: () => number
}

export const isHeldOff = (answer: Outcome<unknown>): boolean =>
  !answer.ok && answer.problem.kind === 'too-often' && answer.problem.retryAfterMs !== null

export function rejectionOf(answer: Outcome<unknown>, { now }: Clocked): Rejection {
  const { problem, allowedAt } = retryAfterOf(answer, now)
  return allowedAt === null ? { kind: 'open', problem } : { kind: 'held-off', until: allowedAt }
}

export function leftIn({ at, now }: Clocked & { at: object }): number {
  return leftMs({ allowedAt: 'until' in at && typeof at.until === 'number' ? at.until : null, now })
}
