import type { LogMessageModel } from '#contract/models/log.ts'
import { MOST_LISTED } from '#server/http/page-size.ts'
import type { Around } from '#server/modules/services.ts'
import { readFilter, type LogWish } from './log-filter.ts'
import { toLogMessage } from '#server/serializers/log-message.ts'

/** Newest first. */
export async function listLogs(wish: LogWish & { count: number; skip: number }, { store }: Pick<Around, 'store'>): Promise<LogMessageModel[]> {
  const filter = readFilter(wish)
  if (filter === null) return []
  const { level, ...found } = filter
  return (await store.logs.list(level, { count: Math.min(wish.count, MOST_LISTED), skip: wish.skip }, found)).map(toLogMessage)
}
