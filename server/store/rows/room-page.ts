import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { RoomTeamLink } from '#contract/models/room-pages.ts'
import type { StoredParticipationStatus } from './participation.ts'

export interface RoomTeamRow {
  id: number
  status: StoredParticipationStatus
  organization: string | null
  banReason: string | null
  joinedAt: number
  teamId: number
  name: string
  avatarHash: string | null
  captainId: string | null
  bio: string | null
  /** May be true for longer than the games that locked it. */
  isLocked: boolean
}
export interface RoomMemberRow {
  id: string
  name: string
  avatarHash: string | null
  realName: string
  email: string
  isRegistered: boolean
  solves: number
  wrong: number
  lastAt: number | null
  ip: string | null
}
export interface TriesRow {
  judged: number
  wrong: number
  solves: number
  lastAt: number | null
  lastSolveAt: number | null
}
export interface AddressRow {
  ip: string
  first: number
  last: number
  count: number
  others: RoomTeamLink[]
  otherTeams: number
}
export interface PersonTeamRow {
  teamId: number
  name: string
  avatarHash: string | null
  isCaptain: boolean
  participationId: number | null
}
export interface PersonGameRow {
  gameId: number
  title: string
  participationId: number
  team: string
  status: ParticipationStatus
}
export interface HalfHourRow {
  at: number
  solves: number
  others: number
}
export interface SolverRow {
  participationId: number
  teamId: number
  at: number
  userId: string | null
  user: string
  attempt: number | null
}
export interface WrongAnswerRow {
  answer: string
  times: number
  teams: number
}
export interface TryingRow {
  participationId: number
  team: string
  avatarHash: string | null
  tries: number
  lastAt: number
}
