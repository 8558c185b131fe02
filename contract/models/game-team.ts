import { int, iso, model, nullable, type Wire } from '../schema.ts'

/** Figures for organisers, so solves that a freeze hides count. */
export const gameTeamModel = model('GameTeamModel', {
  participationId: int(),
  teamId: int(),
  /** The time of the request to join. */
  askedAt: iso(),
  /** Counts from 1. 0: the team is not on the scoreboard. */
  rank: int(),
  score: int(),
  solves: int(),
  wrong: int(),
  lastSolveAt: nullable(iso()),
  /** The last visit of any of its players. Null: it has no players. */
  seenAt: nullable(iso()),
  /** Distinct IP addresses of its submissions. Many of them may mean that flags are shared. */
  addresses: int(),
})
export type GameTeamModel = Wire<typeof gameTeamModel>
