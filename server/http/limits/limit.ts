/** `granted` may include a wait. The place in the queue is counted already. */
export type Verdict = { kind: 'granted'; waitMs: number } | { kind: 'refused'; retryAfterMs: number }

/** A limit as a pure function of its stored state, so that memory and Redis can hold it in the same way. */
export interface Limit<State> {
  take(
    state: State | null,
    now: number,
  ): {
    verdict: Verdict
    state: State
    /** From this time on the state equals that of a new caller, so it may be dropped. */ staleAt: number
  }
}

/** A limit that says how much of it a caller has used. */
export interface MeasuredLimit<State> extends Limit<State> {
  readonly permits: number
  used(state: State, now: number): number
}

export const granted = (waitMs = 0): Verdict => ({ kind: 'granted', waitMs })
export const refused = (retryAfterMs: number): Verdict => ({ kind: 'refused', retryAfterMs })
