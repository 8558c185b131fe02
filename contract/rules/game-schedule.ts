import { EPOCH, instant, type Iso } from '../models/time.ts'

/** A game needs a beginning before its end, or neither: one that was only just made up has no times yet. */
export function isGameSpan(start: Iso, end: Iso): boolean {
  return (
    instant(start) < instant(end) || (instant(start) === instant(EPOCH) && instant(end) === instant(EPOCH))
  )
}
