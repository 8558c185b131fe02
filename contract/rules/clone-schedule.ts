import { EPOCH, instant, toIso, type Iso } from '../models/time.ts'

interface Span {
  start: Iso
  end: Iso
  /** The writeup deadline. The name is that of the wire. */
  wpddl: Iso
}
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * A missing end keeps the length of the original. The writeup deadline keeps its distance to the end. Null if
 * a date would be out of range.
 */
export function cloneSchedule(
  game: Span,
  { start, end }: { start?: Iso | null; end?: Iso | null },
): Span | null {
  const startsAt = instant(start ?? game.start)
  const endsAt =
    end === null || end === undefined ? startsAt + instant(game.end) - instant(game.start) : instant(end)
  const isWithoutDeadline = instant(game.wpddl) === instant(EPOCH)
  const wpddlAt = isWithoutDeadline ? instant(EPOCH) : endsAt + instant(game.wpddl) - instant(game.end)
  if (Math.max(endsAt, wpddlAt) > LAST || wpddlAt < 0) return null
  return { start: toIso(startsAt), end: toIso(endsAt), wpddl: toIso(wpddlAt) }
}

/** A time of a challenge keeps its distance to the start. The epoch and null mean no time. */
export function clonedMoment(
  at: Iso | null | undefined,
  original: Pick<Span, 'start'>,
  clone: Pick<Span, 'start'>,
): Iso | null {
  const unset = instant(EPOCH)
  if (
    at === null ||
    at === undefined ||
    [at, original.start, clone.start].some((one) => instant(one) === unset)
  )
    return null
  const movedTo = instant(at) + instant(clone.start) - instant(original.start)
  return movedTo > unset && movedTo <= LAST ? toIso(movedTo) : null
}
