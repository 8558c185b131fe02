/** `granted` may still mean waiting: the place in the queue is already counted, first come first served. */
export type Verdict = { kind: 'granted'; waitMs: number } | { kind: 'refused'; retryAfterMs: number }

/**
 * A limit as arithmetic: what is stored per partition goes in and comes out, so that memory and Redis keep it
 * alike.
 */
export interface Limit<State> {
  take(
    state: State | null,
    now: number,
  ): { verdict: Verdict; state: State; /** From when on the state is as good as none. */ staleAt: number }
}

export const granted = (waitMs = 0): Verdict => ({ kind: 'granted', waitMs })
export const refused = (retryAfterMs: number): Verdict => ({ kind: 'refused', retryAfterMs })
