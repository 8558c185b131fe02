import type { Clock } from '#server/base/clock.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import { fixedWindow } from '#server/http/limits/fixed-window.ts'
import { memoryCounters } from '#server/http/limits/memory-counters.ts'
import type { FlagSubmission } from './flag-judge-types.ts'

/** One entry per user in ten seconds, because further attempts say nothing new. */
const TOLD = fixedWindow({ permits: 1, windowMs: 10_000 })

/** Writes a log entry about users who submitted too many wrong flags. */
export function openRateLimitLogger({
  platformLog,
  clock,
}: {
  platformLog: Pick<PlatformLog, 'write'>
  clock: Clock
}) {
  const told = memoryCounters()
  return async ({ gameId, actor, ip }: FlagSubmission): Promise<void> => {
    if ((await told.take(actor.id, TOLD, clock.now())).kind === 'refused') return
    const message = `Too many wrong answers in game ${gameId}`
    platformLog.write({
      level: 'Warning',
      status: 'Denied',
      name: actor.name,
      ip,
      message,
      source: 'submission',
    })
  }
}
