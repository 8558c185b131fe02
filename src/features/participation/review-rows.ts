import type { ParticipationInfoModel, ParticipationStatus } from '#contract/models/participation.ts'

/** A team that joined, with the text in which the search looks. */
export interface ReviewRow {
  id: number
  team: string
  bio: string
  avatar: string | null
  organization: string | null
  status: ParticipationStatus
  joined: number
  members: readonly ReviewMember[]
  sought: string
}
export interface ReviewMember {
  id: string
  name: string
  avatar: string | null
  realName: string
  stdNumber: string
  email: string
  phone: string
  part: 'captain' | 'member'
  isIn: boolean
}
export type Listed = Exclude<ParticipationStatus, 'Unsubmitted'>
export type Filter = Listed | 'all'

/** Teams that wait for a decision come first. */
export const LISTED = ['Pending', 'Suspended', 'Accepted', 'Rejected'] as const satisfies readonly Listed[]
const PLACES: readonly ParticipationStatus[] = LISTED

export function toReviewRows(list: readonly ParticipationInfoModel[]): readonly ReviewRow[] {
  return list
    .map(toRow)
    .toSorted((one, other) => PLACES.indexOf(one.status) - PLACES.indexOf(other.status) || one.id - other.id)
}

function toRow({ id, team, registeredMembers, organization, status }: ParticipationInfoModel): ReviewRow {
  const registered = new Set(registeredMembers)
  const members = team.members.map(
    ({ userId, userName, avatar, realName, stdNumber, email, phone }): ReviewMember => ({
      id: userId,
      name: userName,
      avatar,
      realName,
      stdNumber,
      email,
      phone: phone ?? '',
      part: userId === team.captainId ? 'captain' : 'member',
      isIn: registered.has(userId),
    }),
  )
  const sought = [
    team.name,
    organization ?? '',
    ...members.flatMap(({ name, realName, stdNumber, email }) => [name, realName, stdNumber, email]),
  ]
  return {
    id,
    team: team.name,
    bio: team.bio ?? '',
    avatar: team.avatar,
    organization,
    status,
    joined: members.filter(({ isIn }) => isIn).length,
    members,
    sought: sought.join('\n').toLocaleLowerCase(),
  }
}

export function foundIn(rows: readonly ReviewRow[], filter: Filter, search: string): readonly ReviewRow[] {
  const wanted = search.trim().toLocaleLowerCase()
  return rows.filter(
    ({ status, sought }) => (filter === 'all' || status === filter) && sought.includes(wanted),
  )
}

export function countsOf(rows: readonly ReviewRow[]): Readonly<Record<Listed, number>> {
  const count = (wanted: Listed) => rows.filter(({ status }) => status === wanted).length
  return {
    Pending: count('Pending'),
    Accepted: count('Accepted'),
    Rejected: count('Rejected'),
    Suspended: count('Suspended'),
  }
}

export function readFilter(text: string | null): Filter {
  return LISTED.find((status) => status === text) ?? 'all'
}
