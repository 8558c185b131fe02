import type { GameEvent } from '#contract/models/event.ts'
import { toIso } from '#contract/models/time.ts'
import type { EventRow } from '#server/store/rows/monitor.ts'

export const toGameEvent = ({ type, content, at, user, team, number }: EventRow): GameEvent => ({
  type,
  content,
  time: toIso(at),
  user,
  team,
  ...(number === null ? {} : { number }),
})
