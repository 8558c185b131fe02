import type { LogMessageModel } from '#contract/models/log.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { readFilter, type LogQuery } from './log-filter.ts'
import { toLogMessage } from '#server/serializers/log-message.ts'

/** Newest first. */
export async function listLogs(
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
