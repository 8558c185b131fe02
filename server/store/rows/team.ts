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

export interface Teams {
  byId(id: number): Promise<Team | null>
  /** The captain becomes a member too. */
  create(team: NewTeam): Promise<number>
  addMember(member: { teamId: number; userId: string; joinedAt: number }): Promise<void>
}
