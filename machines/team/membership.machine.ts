import type { Announcement } from '../app/announcement.ts'
import type { Question } from '../app/confirm-question.ts'
import { actMachine, type ActView } from '../kit/act.ts'

export interface TeamScope {
  team: number
}
export interface Member {
  id: string
  name: string
}
/** Members may leave. Only the captain may do the rest. */
export type TeamAction = { kind: 'kick' | 'transfer'; member: Member } | { kind: 'leave' | 'delete' }
/** The name of the team at the time of the request, for the confirm dialog. */
type Task = TeamAction & { name: string }
export type MembershipView = ActView<Task, null>

export const membershipMachine = actMachine<TeamScope, Task>({
  id: 'membership',
  description: 'Removes members, transfers the captaincy, leaves or deletes a team.',
  ask: toQuestion,
  tell: toAnnouncement,
  ends: ({ kind }) => kind === 'leave' || kind === 'delete',
})

function toQuestion(act: Task): Question {
  const team = act.name
  switch (act.kind) {
    case 'kick':
      return { kind: 'kick-member', member: act.member.name, team }
    case 'transfer':
      return { kind: 'transfer-captaincy', member: act.member.name, team }
    case 'leave':
      return { kind: 'leave-team', team }
    case 'delete':
      return { kind: 'delete-team', team }
  }
}

function toAnnouncement(act: Task): Announcement {
  const team = act.name
  switch (act.kind) {
    case 'kick':
      return { kind: 'member-kicked', member: act.member.name, team }
    case 'transfer':
      return { kind: 'captaincy-transferred', member: act.member.name, team }
    case 'leave':
      return { kind: 'team-left', team }
    case 'delete':
      return { kind: 'team-deleted', team }
  }
}
