import type { Outcome, Problem } from '#contract/problem.ts'

/**
 * The result of a failed attempt. `allowedAt`: the time from which the server accepts the next one. Null: it
 * did not say.
 */
export interface RetryAfter {
  problem: Problem | null
  allowedAt: number | null
}

export function retryAfterOf(answer: Outcome<unknown>, now: () => number): RetryAfter {
  const problem = answer.ok ? null : answer.problem
  return {
    problem,
    allowedAt:
      problem?.kind === 'too-often' && problem.retryAfterMs !== null ? now() + problem.retryAfterMs : null,
  }
}

export function leftMs({ allowedAt, now }: { allowedAt: number | null; now: () => number }): number {
  return allowedAt === null ? 0 : Math.max(0, allowedAt - now())
}
