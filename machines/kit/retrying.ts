import type { Problem } from '#contract/problem.ts'

/** `asked` counts the requests since the last response. It decides the next wait. */
export interface Retrying {
  asked: number
  waitMs: number
}
export interface Pace {
  firstMs: number
  mostMs: number
  by: number
}

/** The waits after a lost connection: one second, then doubled up to fifteen. */
export const CUT: Pace = { firstMs: 1_000, mostMs: 15_000, by: 2 }

export function nextTry({ asked }: Retrying, { firstMs, mostMs, by }: Pace): Retrying {
  return { asked: asked + 1, waitMs: Math.min(mostMs, firstMs * by ** asked) }
}

/** Whether the request was lost, so that nobody knows whether the server received it. */
export function isLost(problem: Problem | null): boolean {
  return problem?.kind === 'unreachable' || (problem?.kind === 'broken' && problem.status >= 500)
}

/**
 * The events that end a wait early: the network is back, the page became visible, or the user pressed retry.
 */
export const atOnce = <State extends string>(state: State) =>
  ({ 'network.found': state, 'page.woke': state, retry: state }) as const
