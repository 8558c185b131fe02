import type { Role } from '#contract/models/role.ts'
import type { User } from './user.ts'

export interface Session {
  /** The public id in the list of sessions. It cannot be used to sign in. */
  id: string
  /** SHA-256 of the cookie's value in hex. Only the browser has the value itself. */
  tokenHash: string
  userId: string
  createdAt: number
  seenAt: number
  expiresAt: number
  ip: string
  agent: string
  /** The user's stamp when the session was opened. A new stamp makes the session invalid. */
  stamp: string
}

/** An open connection uses these values to notice the end of its session. */
export interface SessionEnd {
  tokenHash: string
  endsAt: number
}

export interface SessionNow {
  endsAt: number
  role: Role
}

/** More than anyone needs. A further sign-in ends the session that was used least recently. */
export const MAX_SESSIONS = 100

export interface Sessions {
  create(session: Session): Promise<void>
  /**
   * Returns the session with the user as stored now, so that a changed role counts immediately. Also finds
   * expired and outdated sessions, because the caller checks them.
   */
  find(tokenHash: string): Promise<{ session: Session; user: User } | null>
  /** The valid sessions, the one used last first. */
  ofUser(userId: string, now: number): Promise<Omit<Session, 'tokenHash' | 'stamp'>[]>
  seen(tokenHash: string, seenAt: number): Promise<void>
  slide(tokenHash: string, times: { seenAt: number; expiresAt: number }): Promise<void>
  /** Returns the user. Null: there is no such session. */
  delete(tokenHash: string): Promise<string | null>
  /** False: the user has no such valid session. */
  end(userId: string, id: string, now: number): Promise<boolean>
  deleteOfUser(userId: string): Promise<void>
  /** Returns the number of ended sessions. */
  deleteOfUsers(userIds: readonly string[]): Promise<number>
  deleteExpired(now: number): Promise<number>
}
