import { int, iso, model, nullable, type Wire } from '../schema.ts'

/** The figures of a team in a game. Hidden solves count. */
export const gameTeamModel = model('GameTeamModel', {
  participationId: int(),
  teamId: int(),
  /** When it asked to take part. */
  askedAt: iso(),
  /** The first rank is 1. A team that is not on the scoreboard has 0. */
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
