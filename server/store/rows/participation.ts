import type { Role } from '#contract/models/role.ts'

/** `Unsubmitted` means "none" on the wire and is never stored. */
export type StoredParticipationStatus = 'Pending' | 'Accepted' | 'Rejected' | 'Suspended'

export interface NewParticipation {
  gameId: number
  teamId: number
  status: StoredParticipationStatus
  organization: string | null
  /** The signed team token. */
  token: string
  createdAt: number
}
export interface Participation {
  id: number
  gameId: number
  teamId: number
  status: StoredParticipationStatus
}
export interface OwnParticipation {
  id: number
  teamId: number
  teamName: string
  status: StoredParticipationStatus
  organization: string | null
  token: string
  /** Null: the team is not banned, or the organisers gave no reason. */
  banReason: string | null
}
/** The team with all its members, and which of them joined the game. Reviewers need both. */
export interface ReviewedParticipation {
  id: number
  status: StoredParticipationStatus
  organization: string | null
  team: ReviewedTeam
  registeredMembers: string[]
}
export interface ReviewedTeam {
  id: number
  name: string
  bio: string | null
  avatarHash: string | null
  locked: boolean
  /** Null: the team was dissolved. */
  captainId: string | null
  /** The captain first, then by the time of joining. */
  members: ReviewedMember[]
}
export interface ReviewedMember {
  id: string
  name: string
  email: string
  bio: string
  phone: string | null
  realName: string
  stdNumber: string
  avatarHash: string | null
  role: Role
}
export interface Writeup {
  fileHash: string
  name: string
  size: number
  at: number
}

export interface Participations {
  create(participation: NewParticipation): Promise<number>
  byId(id: number): Promise<Participation | null>
  /** Locks the row, so that the returned values stay true until the transaction ends. */
  lock(id: number): Promise<Participation | null>
  ofTeam(gameId: number, teamId: number): Promise<Participation | null>
  ofUser(gameId: number, userId: string): Promise<OwnParticipation | null>
  setStatus(id: number, status: StoredParticipationStatus): Promise<void>
  setOrganization(id: number, organization: string | null): Promise<void>
  /** All participations of a game, of any status, by team. */
  review(gameId: number, page: { after: number; count: number } | null): Promise<ReviewedParticipation[]>
  delete(id: number): Promise<void>

  /** A user can play a game for one team only. A second one is an error. */
  addMember(member: { participationId: number; gameId: number; userId: string }): Promise<void>
  removeMember(id: number, userId: string): Promise<void>
  countMembers(id: number): Promise<number>
  members(id: number): Promise<string[]>

  /** Null: there is none, or its file was deleted. */
  writeupOf(id: number): Promise<Writeup | null>
  /** Returns the previous file. */
  setWriteup(id: number, writeup: Omit<Writeup, 'size'>): Promise<string | null>
  /** One entry per upload, so a hash may be repeated. */
  writeupsOfGame(gameId: number): Promise<string[]>
  writeupsOfFile(hash: string): Promise<number>

  /** Whether a participation of any status exists in a game that has not ended. */
  hasUnended(teamId: number, now: number): Promise<boolean>
  /** Removes the user from the team in every game. The participation stays, even without players. */
  dropMember(teamId: number, userId: string): Promise<void>
  /** Removes the user from the team in the game, and in every other game that has not ended. */
  dropFromUnended(teamId: number, userId: string, now: number, gameId: number): Promise<void>
  /**
   * Withdraws the team from every game that it did not play to the end. `left`: whether a participation
   * remains. `games` and `writeups` belong to the deleted participations.
   */
  withdraw(
    teamId: number,
    now: number,
  ): Promise<{ left: 'none' | 'played'; games: number[]; writeups: string[] }>
  /** Whether the user is a member of a team that has joined the game, with any status. */
  hasTeamOf(gameId: number, userId: string): Promise<boolean>
  /** Counts participations of any status. */
  countOf(gameId: number): Promise<number>
}
