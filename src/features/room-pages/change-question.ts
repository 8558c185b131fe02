import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { Problem } from '#contract/problem.ts'
import type { TeamChangeTask } from '#machines/admin/team-change.machine.ts'
import type { PlayedFor } from './change-undo.ts'

export interface QuestionProps {
  game: number
  team: RoomTeamModel
  isBusy: boolean
  problem: Problem | null
  onPress: (task: TeamChangeTask, playedFor?: PlayedFor) => void
  onCancel: () => void
}
