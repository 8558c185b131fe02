import type { ParticipationStatus } from '#contract/models/participation.ts'

/** `team` is the team with which the user joined the game. Null: they did not join. */
export interface OwnParticipation {
  status: ParticipationStatus
  team: string | null
}
