export interface Team {
  id: number
  name: string
  bio: string | null
  avatarHash: string | null
  locked: boolean
  /** 32 lower-case hex characters: the last part of the invite code. */
  inviteToken: string
  captainId: string
}
export type NewTeam = Omit<Team, 'id'> & { createdAt: number }

export interface TeamMember {
  id: string
  name: string
  bio: string
  avatarHash: string | null
}
export interface TeamWithMembers extends Team {
  /** The captain first, then by the time of joining. */
  members: TeamMember[]
}

export interface Teams {
  byId(id: number): Promise<Team | null>
  /**
   * What is read here stays true until the transaction ends: whatever changes a team or its members asks for
   * it first.
   */
  lock(id: number): Promise<Team | null>
  withMembers(id: number): Promise<TeamWithMembers | null>
  /** The oldest first. */
  ofMember(userId: string): Promise<TeamWithMembers[]>
  captaincies(userId: string): Promise<number>
  hasMember(teamId: number, userId: string): Promise<boolean>
  /** Of each name the oldest team that has it, by id. */
  named(names: readonly string[]): Promise<Pick<Team, 'id' | 'name'>[]>
  /** Who of the users is in which of the teams. */
  memberships(
    teamIds: readonly number[],
    userIds: readonly string[],
  ): Promise<{ teamId: number; userId: string }[]>
  /** The captain becomes a member too. */
  create(team: NewTeam): Promise<number>
  update(id: number, texts: Pick<Team, 'name' | 'bio'>): Promise<void>
  /** Answers what stood there before. */
  setAvatar(id: number, hash: string | null): Promise<string | null>
  setCaptain(id: number, userId: string): Promise<void>
  setInviteToken(id: number, token: string): Promise<void>
  setLocked(id: number, locked: boolean): Promise<void>
  addMember(member: { teamId: number; userId: string; joinedAt: number }): Promise<void>
  removeMember(teamId: number, userId: string): Promise<void>
  /** With its participations and all that hangs on them. */
  delete(id: number): Promise<void>
  /** Nobody finds it any more, but for the games that it played: their boards still need its name. */
  dissolve(id: number): Promise<void>
}
