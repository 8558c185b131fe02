/** A fault in one machine, planted while it loads. The files of the machine stay as they are. */
export interface Fault {
  /** The id of the machine. */
  machine: string
  /** Names the place and the change. It is the same until the chart changes. */
  name: string
  kind: FaultKind
  change: Change
}
export type FaultKind =
  | 'dropped transition'
  | 'missing failure edge'
  | 'negated guard'
  | 'dropped guard'
  | 'swapped targets'
  | 'dropped action'
  | 'wrong delay'

/** The position of a transition: its state, its cause, and its number among the ways of that cause. */
export interface Place {
  state: readonly string[]
  cause: Cause
  at: number
}
export type Cause =
  | { of: 'event'; name: string }
  | { of: 'delay'; name: string }
  | { of: 'always' }
  /** `nth`: the number of the effect in its state. */
  | { of: 'effect'; nth: number }

export type Change =
  | { what: 'drop' | 'negate' | 'unguard'; place: Place }
  | { what: 'swap'; place: Place; other: Place }
  | { what: 'drop-action'; place: Place; action: number }
  | { what: 'drop-entry'; state: readonly string[]; on: 'entry' | 'exit' }
  | { what: 'delay'; delay: string; by: number }
