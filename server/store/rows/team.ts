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
   * The returned values stay true until the transaction ends, because every change of a team or its members
   * takes this lock first.
   */
  lock(id: number): Promise<Team | null>
  withMembers(id: number): Promise<TeamWithMembers | null>
  /** Oldest first. */
  ofMember(userId: string): Promise<TeamWithMembers[]>
  captaincies(userId: string): Promise<number>
  hasMember(teamId: number, userId: string): Promise<boolean>
  /**
   * Returns one team per name: the one with the most users listed under that name, or the oldest of equal
   * ones. Names are not unique, and a user may choose that of another team.
   */
  named(listed: readonly { name: string; userId: string | null }[]): Promise<Pick<Team, 'id' | 'name'>[]>
  /** Returns which of the users are members of which of the teams. */
  memberships(
    teamIds: readonly number[],
    userIds: readonly string[],
  ): Promise<{ teamId: number; userId: string }[]>
  /** The captain becomes a member too. */
  create(team: NewTeam): Promise<number>
  update(id: number, texts: Pick<Team, 'name' | 'bio'>): Promise<void>
  /** Returns the previous hash. */
  setAvatar(id: number, hash: string | null): Promise<string | null>
  setCaptain(id: number, userId: string): Promise<void>
  setInviteToken(id: number, token: string): Promise<void>
  setLocked(id: number, locked: boolean): Promise<void>
  addMember(member: { teamId: number; userId: string; joinedAt: number }): Promise<void>
  removeMember(teamId: number, userId: string): Promise<void>
  /** Deletes the participations and all their data too. */
  delete(id: number): Promise<void>
  /** Hides the team everywhere except in games that it played, because their boards still need its name. */
  dissolve(id: number): Promise<void>
}
