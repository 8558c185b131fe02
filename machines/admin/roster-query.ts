import type { TeamKind, TeamSort, UserKind, UserSort } from '#contract/rules/roster.ts'

/** Which of them, and in what order. */
export type RosterFilter =
  | { of: 'users'; kind: UserKind; sort: UserSort; desc: boolean }
  | { of: 'teams'; kind: TeamKind; sort: TeamSort; desc: boolean }

/** Which part of a list of users or teams is on view: a page of it, or what a search finds. */
export interface RosterQuery {
  /** Empty where nothing is sought. */
  hint: string
  /** Where the page begins. */
  skip: number
  /** Null on a server that knows no order but its own. */
  sift: RosterFilter | null
}
