import type { SentOf } from '#contract/call.ts'
import type { exportTeams, exportUsers, siftTeams, siftUsers } from '#contract/calls/roster.ts'
import type { TeamKind, TeamSort, UserKind, UserSort } from '#contract/rules/roster.ts'

export const ROSTER_PAGE = 50

export const readRosterQuery = (skip: number) => ({ query: { count: ROSTER_PAGE, skip } })

interface Sifted<Kind, Sort> {
  hint: string
  sift: { kind: Kind; sort: Sort; desc: boolean }
}
/** The query of all matches, in order. */
export const siftedUsers = ({
  hint,
  sift: { kind, sort, desc },
}: Sifted<UserKind, UserSort>): SentOf<typeof exportUsers> => ({
  query: { hint, kind, sort, desc },
})
export const siftedTeams = ({
  hint,
  sift: { kind, sort, desc },
}: Sifted<TeamKind, TeamSort>): SentOf<typeof exportTeams> => ({
  query: { hint, kind, sort, desc },
})
export const siftedUsersFrom = (
  at: Sifted<UserKind, UserSort> & { skip: number },
): SentOf<typeof siftUsers> => ({
  query: { ...siftedUsers(at).query, count: ROSTER_PAGE, skip: at.skip },
})
export const siftedTeamsFrom = (
  at: Sifted<TeamKind, TeamSort> & { skip: number },
): SentOf<typeof siftTeams> => ({
  query: { ...siftedTeams(at).query, count: ROSTER_PAGE, skip: at.skip },
})
