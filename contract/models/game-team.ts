import { int, iso, model, nullable, type Wire } from '../schema.ts'

/** What a team has done in a game so far, hidden solves included. */
export const gameTeamModel = model('GameTeamModel', {
  participationId: int(),
  teamId: int(),
  /** When it asked to take part. */
  askedAt: iso(),
  /** From 1; 0 for a team that is not on the scoreboard. */
  rank: int(),
  score: int(),
  solves: int(),
  wrong: int(),
  lastSolveAt: nullable(iso()),
  /** When one of its players was last here. Null: it has none. */
  seenAt: nullable(iso()),
  /** The number of addresses that its answers came from. */
  addresses: int(),
})
export type GameTeamModel = Wire<typeof gameTeamModel>
