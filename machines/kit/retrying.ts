import type { Problem } from '#contract/problem.ts'

/** Of a process that asks again: how often it has asked since something was last answered, and how long it waits now. */
export interface Retrying {
  asked: number
  waitMs: number
}
export interface Pace {
  firstMs: number
  mostMs: number
  by: number
}

/** For a line that is cut: soon at first, then less and less often. */
export const CUT: Pace = { firstMs: 1_000, mostMs: 15_000, by: 2 }

export function nextTry({ asked }: Retrying, { firstMs, mostMs, by }: Pace): Retrying {
  return { asked: asked + 1, waitMs: Math.min(mostMs, firstMs * by ** asked) }
}

/** Nobody knows whether the question arrived. */
export function isLost(problem: Problem | null): boolean {
  return problem?.kind === 'unreachable' || (problem?.kind === 'broken' && problem.status >= 500)
}

/** What ends a wait early: the line is back, somebody looks, or presses. */
export const atOnce = <State extends string>(state: State) => ({ 'network.found': state, 'page.woke': state, retry: state }) as const
