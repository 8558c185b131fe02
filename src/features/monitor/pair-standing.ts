import type { PairState } from '#contract/models/pair-states.ts'
import type { TeamPair } from '#contract/models/team-pairs.ts'
import { instant } from '#contract/models/time.ts'

/** What organisers have made of a pair, and who it was. */
export interface PairStanding {
  /** A ban counts before what was noted. */
  name: PairState | 'Suspended'
  /** The state that was noted, which stays when the ban is lifted. */
  noted: PairState
  /** Null: nobody is known. */
  by: string | null
  at: number | null
}

export const NOT_LOOKED_AT: PairStanding = { name: 'Open', noted: 'Open', by: null, at: null }

export function standingOf(teams: TeamPair['teams'], state: TeamPair['state'] | undefined): PairStanding {
  const noted = state?.state ?? 'Open'
  const banned = teams.filter(({ status }) => status === 'Suspended')
  if (banned.length > 0) {
    const by = banned.map(({ bannedBy }) => bannedBy).find((name) => name !== undefined) ?? null
    return { name: 'Suspended', noted, by, at: null }
  }
  return state === undefined ? NOT_LOOKED_AT : { name: noted, noted, by: state.by, at: instant(state.at) }
}
