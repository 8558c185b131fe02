import { createHash } from 'node:crypto'
import { canonical } from '#server/base/canonical.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import type { Email } from '#server/mail/mail.ts'
import type { Counters } from '#server/http/limits/counters.ts'
import { fixedWindow } from '#server/http/limits/fixed-window.ts'

/** Used for emails of one kind to one recipient. The client offers another after the first time. */
const WINDOWS = [
  { permits: 1, windowMs: 60_000 },
  { permits: 5, windowMs: 3_600_000 },
]

/** Whether the recipient may get another email of this kind. Also counts it. */
export function recipientBudget(
  counters: Counters,
  { clock, config }: { clock: Clock; config: Pick<Config, 'rateLimit'> },
) {
  return async ({ kind, to }: Pick<Email, 'kind' | 'to'>): Promise<boolean> => {
    if (!config.rateLimit) return true
    const recipient = createHash('sha256').update(canonical(to)).digest('base64url')
    for (const window of WINDOWS) {
      const verdict = await counters.take(
        `mail:${kind}:${recipient}:${window.permits}`,
        fixedWindow(window),
        clock.now(),
      )
      if (verdict.kind === 'refused') return false
    }
    return true
  }
}
