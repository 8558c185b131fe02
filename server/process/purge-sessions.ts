import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Store } from '#server/store/store.ts'

const PAUSE_MS = 3_600_000

/** Removes sessions that have run out, now and every hour. Several processes may do so at once. The answer ends it. */
export function purgeSessions({ store, clock, logger }: { store: Store; clock: Clock; logger: Logger }): () => void {
  let cancel = () => {}
  const sweep = async () => {
    const now = clock.now()
    cancel = clock.after(PAUSE_MS, () => void sweep())
    await store.sessions.deleteExpired(now).catch((error: unknown) => logger.warn({ err: error }, 'old sessions were not removed'))
  }
  void sweep()
  return () => cancel()
}
