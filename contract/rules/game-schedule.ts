import { EPOCH, instant, type Iso } from '../models/time.ts'

/** A game starts before it ends, or has neither time, because a new game has no times yet. */
export function isGameSchedule(start: Iso, end: Iso): boolean {
  return (
    instant(start) < instant(end) || (instant(start) === instant(EPOCH) && instant(end) === instant(EPOCH))
  )
}
