/** `Unsubmitted` stands for "none" on the wire and is never stored. */
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
export interface OwnParticipation {
  id: number
  teamId: number
  teamName: string
  status: StoredParticipationStatus
  organization: string | null
}

export interface Participations {
  create(participation: NewParticipation): Promise<number>
  /** A user plays a game for one team only: a second one is an error. */
  addMember(member: { participationId: number; gameId: number; userId: string }): Promise<void>
  ofUser(gameId: number, userId: string): Promise<OwnParticipation | null>
  /** Of any status, in a game that has not ended. */
  hasUnended(teamId: number, now: number): Promise<boolean>
  /** He plays for this team no more, in no game. A participation stays even when he was its last one. */
  dropMember(teamId: number, userId: string): Promise<void>
  /** Takes the team out of every game but those that it played to the end, and says whether that was all of them. */
  withdraw(teamId: number, now: number): Promise<'all' | 'unplayed'>
  /** Of any status. */
  countOf(gameId: number): Promise<number>
}
