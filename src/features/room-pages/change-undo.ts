import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { TeamChangeTask } from '#machines/admin/team-change.machine.ts'

/** The participation that the user played for before. Null: none, or it is this one. */
export type PlayedFor = number | null

/**
 * The task that takes `task` back, from the team as it was before. Null: the task cannot be taken back. An
 * undo insists on the change, as the user did for the task.
 */
export function undoOf(
  task: TeamChangeTask,
  team: RoomTeamModel,
  playedFor: PlayedFor,
): TeamChangeTask | null {
  switch (task.kind) {
    case 'rename': {
      const bio = team.form?.bio ?? ''
      return { kind: 'rename', team: team.teamId, name: team.name, bio }
    }
    case 'organization':
      return team.organization === null ? null : { ...task, organization: team.organization }
    case 'captain':
      return team.captainId === null ? null : { kind: 'captain', user: team.captainId }
    case 'add': {
      const wasMember = team.people.some(({ userId }) => userId === task.user)
      if (playedFor !== null) return { ...task, to: playedFor, isOverLock: true }
      return wasMember ? null : { kind: 'remove', user: task.user, isOverLock: true }
    }
    case 'remove':
      return { kind: 'add', user: task.user, to: team.participationId, isOverLock: true }
    default:
      return task satisfies never
  }
}
