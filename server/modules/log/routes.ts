import * as calls from '#contract/calls/admin.ts'
import * as filterCalls from '#contract/calls/log-filter.ts'
import { listPlatformTimeline } from '#contract/calls/platform-timeline.ts'
import { serve } from '#server/modules/serve.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toLogMessage } from '#server/serializers/log-message.ts'
import { exportLogs } from './export-logs.ts'
import { listTimeline } from './list-timeline.ts'
import { readFilter, type LogQuery } from './log-filter.ts'

/** Newest first. */
async function listLogs(
  wish: LogQuery & { count: number; skip: number },
  { store }: Pick<Services, 'store'>,
): Promise<LogMessageModel[]> {
  const filter = readFilter(wish)
  if (filter === null) return []
  const { level, ...found } = filter
  return (
    await store.logs.list(level, { count: Math.min(wish.count, MAX_PAGE_SIZE), skip: wish.skip }, found)
  ).map(toLogMessage)
}

export const logRoutes = [
  serve(calls.listLogs, ({ query }, services) => listLogs(query, services)),
  serve(filterCalls.findLogs, ({ query }, services) => listLogs(query, services)),
  serve(listPlatformTimeline, ({ query }, services) => listTimeline(query, services)),
  serve(filterCalls.exportLogs, ({ query, actor, ip, reply }, services) =>
    exportLogs(query, { actor, ip }, reply, services),
  ),
]
