import type { Seen } from './seen.ts'

/**
 * A statement about one observation. `before` is the observation before it, and `first` the one from which
 * the formula is checked. Both are the same one as `now` in the first observation of a path.
 */
export type Claim = (now: Seen, before: Seen, first: Seen) => boolean

/** `whenever`: the formula is checked from each observation that fits it. Null: from the first one only. */
export type Formula =
  | { kind: 'always'; holds: Claim; whenever: Claim | null }
  | { kind: 'until'; holds: Claim; end: Claim; whenever: Claim | null }
  | { kind: 'eventually'; holds: Claim; withinMs: number; whenever: Claim | null }

/** A sentence that holds in every state of every path. */
export interface Law {
  name: string
  says: string
  holds: Formula
}

export const always = (holds: Claim, whenever: Claim | null = null): Formula => ({
  kind: 'always',
  holds,
  whenever,
})

/** `holds` has to hold before `end` does. `end` need not come. */
export const until = (holds: Claim, end: Claim, whenever: Claim | null = null): Formula => ({
  kind: 'until',
  holds,
  end,
  whenever,
})

/**
 * `holds` has to hold at some time within `withinMs`. Observations are moments with gaps between them, so
 * this is broken only by an observation after that time in which it does not hold either.
 */
export const eventuallyWithin = (holds: Claim, withinMs: number, whenever: Claim | null = null): Formula => ({
  kind: 'eventually',
  holds,
  withinMs,
  whenever,
})
