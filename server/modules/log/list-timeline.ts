import type { ReceivedOf } from '#contract/call.ts'
import type { listPlatformTimeline } from '#contract/calls/platform-timeline.ts'
import { LOG_LEVELS } from '#contract/models/log-names.ts'
import type { TimelineEntry } from '#contract/models/platform-timeline.ts'
import { instant } from '#contract/models/time.ts'
import { hasNoAct, hasNoLog, PROBLEM_LEVELS, thingOf } from '#contract/rules/platform-timeline.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toAuditEntry } from '#server/serializers/audit-entry.ts'
import { toLogMessage } from '#server/serializers/log-message.ts'

export async function listTimeline(
  { count, skip, kind, person, game, text, since, until }: ReceivedOf<typeof listPlatformTimeline>['query'],
  { store }: Pick<Services, 'store'>,
): Promise<TimelineEntry[]> {
  const filter = { kind: kind ?? null, person: person ?? '', game: game ?? null }
  const rows = await store.platformTimeline.list(
    {
      levels: hasNoLog(filter) ? [] : kind === 'problem' ? PROBLEM_LEVELS : LOG_LEVELS,
      hasActs: !hasNoAct(filter),
      thing: thingOf(filter),
      person: person ?? null,
      gameId: filter.game,
      text: text ?? null,
      since: since === undefined ? null : instant(since),
      until: until === undefined ? null : instant(until),
    },
    { count: Math.min(count, MAX_PAGE_SIZE), skip },
  )
  return rows.map(({ log, act }) => ({ log: log && toLogMessage(log), act: act && toAuditEntry(act) }))
}
