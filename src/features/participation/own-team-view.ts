import type { GameDetailModel } from '#contract/models/scoreboard.ts'

export interface OwnTeamView {
  name: string
  avatar: string | null
  organisation: { name: string; rank: number | null } | null
  /** Null until the team is on the board. */
  rank: number | null
  score: number
  solved: number
  challenges: number
  token: string
}

export function toOwnTeamView({ rank: own, challenges, teamToken }: GameDetailModel): OwnTeamView {
  return {
    name: own.name,
    avatar: own.avatar,
    organisation: own.organization ? { name: own.organization, rank: own.organizationRank } : null,
    rank: own.rank > 0 ? own.rank : null,
    score: own.score,
    solved: own.solvedCount,
    challenges: Object.values(challenges).reduce((count, each) => count + each.length, 0),
    token: teamToken,
  }
}
