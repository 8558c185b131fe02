import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import { boundsOf, LIMITED_TABLES, type RetentionSettings } from '#server/store/retention.ts'
import type { Store } from '#server/store/store.ts'

const PAUSE_MS = 3_600_000
const DAY_MS = 24 * 3_600_000
const LETTER_DAYS = 90
/** Small enough that no request waits for it. */
const BATCH = 2_000
/** Limits one run per table, so that a backlog of years is deleted within days and no run is endless. */
const MAX_BATCHES = 100

interface Needs {
  store: Store
  clock: Clock
  logger: Logger
  config: RetentionSettings
}

/**
 * Removes outdated rows now and every hour. Several processes may run it at the same time. The returned
 * function ends it.
 */
export function purgeTables(needs: Needs): () => void {
  let cancel = () => {}
  let isEnded = false
  const sweep = async () => {
    cancel = needs.clock.after(PAUSE_MS, () => void sweep())
    await purgeOnce(needs, () => isEnded)
  }
  void sweep()
  return () => {
    isEnded = true
    cancel()
  }
}

/** An error in one table does not stop the others. */
export async function purgeOnce(
  { store, clock, logger, config }: Needs,
  isEnded = () => false,
): Promise<void> {
  const now = clock.now()
  const attempt = (table: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => logger.warn({ err: error, table }, 'old rows were not removed'))
  await attempt('sessions', () => store.sessions.deleteExpired(now))
  await attempt('mail_links', () => store.mailLinks.deleteExpired(now))
  await attempt('emails', () => store.emails.deleteExpired(now))
  await attempt('letters', () => store.letters.deleteBefore(now - LETTER_DAYS * DAY_MS))
  await attempt('captcha_solutions', () => store.captchaSolutions.deleteExpired(now))
  // The log has the same addresses, so both are deleted at the same age.
  const addressesEnd = now - boundsOf('logs', config).days * DAY_MS
  await attempt('submissions', async () => {
    for (let at = 0; at < MAX_BATCHES && !isEnded(); at++)
      if ((await store.answers.forgetAddresses(addressesEnd, BATCH)) < BATCH) break
  })
  for (const table of LIMITED_TABLES) {
    await attempt(table, async () => {
      const { days, most } = boundsOf(table, config)
      let removed = 0
      for (let at = 0; at < MAX_BATCHES && !isEnded(); at++) {
        const gone = await store.purge.batch(table, { before: now - days * DAY_MS, most, batch: BATCH })
        removed += gone
        if (gone < BATCH) break
      }
      if (removed > 0) logger.info({ table, removed }, 'old rows were removed')
    })
  }
}
