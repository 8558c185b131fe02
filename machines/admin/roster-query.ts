import type { TeamKind, TeamSort, UserKind, UserSort } from '#contract/rules/roster.ts'

export type RosterFilter =
  | { of: 'users'; kind: UserKind; sort: UserSort; desc: boolean }
  | { of: 'teams'; kind: TeamKind; sort: TeamSort; desc: boolean }

export interface RosterQuery {
  /** The search text. '': no search. */
  hint: string
  skip: number
  /** Null: the server cannot filter or sort. */
  sift: RosterFilter | null
}
