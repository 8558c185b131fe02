import type { ParticipationStatus } from '#contract/models/participation.ts'

/** How a person stands to a game. `team` is whom they joined it for. */
export interface OwnParticipation {
  status: ParticipationStatus
  team: string | null
}
