import type { ChallengeTag } from '#contract/models/challenge-names.ts'

/** A game's board as it is stored, all of one moment. */
export interface BoardRows {
  seq: number
  /** How many facts at its end are hidden solves; the public's board ends before them. */
  hiddenTail: number
  hidden: boolean
  startAt: number
  endAt: number
  freezeAt: number | null
  revealedAt: number | null
  /** Packed. */
  bloodBonus: number
  organizations: string[] | null
  /** The enabled ones that an accepted participation has. */
  challenges: BoardChallengeRow[]
  /** The accepted ones that have an enabled challenge, in the order in which they joined. */
  participations: BoardParticipationRow[]
  /** Column by column and in their order; also those that do not count, and those of others. */
  solves: { participations: number[]; challenges: number[]; ats: number[]; users: (string | null)[] }
}
export interface BoardChallengeRow {
  id: number
  title: string
  tag: ChallengeTag
  originalScore: number
  minScoreRate: number
  difficulty: number
}
export interface BoardParticipationRow {
  id: number
  organization: string | null
  team: { id: number; name: string; bio: string | null; avatarHash: string | null }
}

export interface StoredBoards {
  /** The number of the last fact; null if there is no such game. */
  seqOf(gameId: number): Promise<number | null>
  load(gameId: number): Promise<BoardRows | null>
  /** The games on whose boards the team is. */
  ofTeam(teamId: number): Promise<number[]>
}
