import { steadyClock } from '#server/base/clock.ts'
import { waitAtMost } from '#server/base/deadline.ts'

/** The longest wait for one part. */
export const PROBE_MS = 2000

export type Probed<Value> =
  | { kind: 'replied'; value: Value; tookMs: number }
  | { kind: 'silent' }
  | { kind: 'failed'; error: unknown }

/** Late work continues in the background. Its result is ignored. */
export async function probe<Value>(work: () => Promise<Value>, limitMs = PROBE_MS): Promise<Probed<Value>> {
  const began = steadyClock.now()
  let probed: Probed<Value> = { kind: 'silent' }
  await waitAtMost(
    limitMs,
    // `work` runs inside of a promise, so that an error before its first wait is caught too.
    Promise.resolve()
      .then(work)
      .then(
        (value) => void (probed = { kind: 'replied', value, tookMs: steadyClock.now() - began }),
        (error: unknown) => void (probed = { kind: 'failed', error }),
      ),
  )
  return probed
}
