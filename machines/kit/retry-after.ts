import type { Outcome, Problem } from '#contract/problem.ts'

/** What an attempt leaves: why it failed, and until when the server will not listen, where it said so. */
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

/** How long a state that waits for such an instant sleeps. */
export function leftMs({ allowedAt, now }: { allowedAt: number | null; now: () => number }): number {
  return allowedAt === null ? 0 : Math.max(0, allowedAt - now())
}
