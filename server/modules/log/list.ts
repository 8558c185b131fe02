import { ALL_LEVELS, LOG_LEVELS } from '#contract/models/log-names.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import { MOST_LISTED } from '#server/modules/most-listed.ts'
import type { Around } from '#server/wire/serve.ts'
import { toLogMessage } from './log-view.ts'

interface Wish {
  level: string
  count: number
  skip: number
}

/** Newest first. No level at all lets every one through, as the name of all does; one that does not exist has no entries. */
export async function listLogs({ level, count, skip }: Wish, { store }: Pick<Around, 'store'>): Promise<LogMessageModel[]> {
  const one = LOG_LEVELS.find((each) => each === level) ?? null
  if (one === null && level !== '' && level !== ALL_LEVELS) return []
  return (await store.logs.list(one, { count: Math.min(count, MOST_LISTED), skip })).map(toLogMessage)
}
