import type { Formula } from './law.ts'
import type { Seen } from './seen.ts'

/** The state of checking a formula along a path. */
export interface Progress {
  before: Seen | null
  /** The observations from which the formula is neither fulfilled nor broken yet. */
  open: readonly Seen[]
  /** The observations of the breach. Null: the formula has held so far. */
  breach: Breach | null
}
export interface Breach {
  now: Seen
  before: Seen
  first: Seen
}

export const START: Progress = { before: null, open: [], breach: null }

/** Takes the next observation into account. A breach stays: nothing that follows can repair it. */
export function follow(formula: Formula, progress: Progress, now: Seen): Progress {
  if (progress.breach !== null) return progress
  const before = progress.before ?? now
  const begins = formula.whenever?.(now, before, now) ?? progress.before === null
  const open: Seen[] = []
  for (const first of begins ? [...progress.open, now] : progress.open)
    switch (judge(formula, now, before, first)) {
      case 'broken':
        return { before: now, open: [], breach: { now, before, first } }
      case 'open':
        open.push(first)
        break
      case 'over':
        break
    }
  return { before: now, open, breach: null }
}

function judge(formula: Formula, now: Seen, before: Seen, first: Seen): 'open' | 'over' | 'broken' {
  const isHeld = formula.holds(now, before, first)
  switch (formula.kind) {
    case 'always':
      return isHeld ? 'open' : 'broken'
    case 'until':
      if (formula.end(now, before, first)) return 'over'
      return isHeld ? 'open' : 'broken'
    case 'eventually':
      if (isHeld) return 'over'
      return now.at - first.at > formula.withinMs ? 'broken' : 'open'
    default:
      return formula satisfies never
  }
}
