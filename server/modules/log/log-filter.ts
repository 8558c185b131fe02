import { ALL_LEVELS, LOG_LEVELS } from '#contract/models/log-names.ts'
import { instant } from '#contract/models/time.ts'
import type { LogFilter } from '#server/store/logs.ts'

export interface LogQuery {
  level: string
  text?: string
  since?: string
  until?: string
}

/** A missing level, or the name for all, matches every entry. Null: an unknown level, which matches none. */
export function readFilter({ level, text, since, until }: LogQuery): LogFilter | null {
  const one = LOG_LEVELS.find((each) => each === level) ?? null
  if (one === null && level !== '' && level !== ALL_LEVELS) return null
  const at = (time: string | undefined) => (time === undefined ? null : instant(time))
  return { level: one, text: text ?? null, since: at(since), until: at(until) }
}
