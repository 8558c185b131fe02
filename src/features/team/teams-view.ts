import type { TeamInfoModel } from '#contract/models/team.ts'
import type { SessionView } from '#machines/app/session.machine.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'

export interface MemberView {
  id: string
  name: string
  bio: string
  avatar: string | null
  part: 'captain' | 'member'
  isSelf: boolean
}
export interface TeamView {
  id: number
  name: string
  bio: string
  avatar: string | null
  isLocked: boolean
  part: 'captain' | 'member'
  /** The captain comes first. */
  members: readonly MemberView[]
}
export type TeamsView = ListState<{ teams: readonly TeamView[] }>

export function toTeamsView(read: Read<readonly TeamInfoModel[]>, session: SessionView): TeamsView {
  // The reader's identity decides which actions are possible, so nothing is shown before it is known.
  if (session.kind === 'booting') return { kind: 'loading' }
  const self = session.kind === 'signed-in' ? session.account.id : null
  return toListState(read, (teams) =>
    teams.length === 0 ? null : { teams: teams.map((team) => toTeamView(team, self)) },
  )
}

export function toTeamView(
  { id, name, bio, avatar, locked, members }: TeamInfoModel,
  self: string | null,
): TeamView {
  const views = (members ?? []).map((member): MemberView => ({
    id: member.id,
    name: member.userName,
    bio: member.bio,
    avatar: member.avatar,
    part: member.captain ? 'captain' : 'member',
    isSelf: member.id === self,
  }))
  return {
    id,
    name,
    bio: bio ?? '',
    avatar,
    isLocked: locked,
    part: views.find(({ isSelf }) => isSelf)?.part ?? 'member',
    members: [
      ...views.filter(({ part }) => part === 'captain'),
      ...views.filter(({ part }) => part === 'member'),
    ],
  }
}
