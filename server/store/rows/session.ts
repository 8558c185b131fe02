import type { User } from './user.ts'

export interface Session {
  /** SHA-256 of the cookie's value in hex; the value itself is nowhere but in the cookie. */
  tokenHash: string
  userId: string
  createdAt: number
  seenAt: number
  expiresAt: number
  ip: string
  agent: string
  /** The user's stamp when the session was made. */
  stamp: string
}

export interface Sessions {
  create(session: Session): Promise<void>
  /** With its user as he is now, so that a changed role counts at once. Expired and outdated ones are found too: the caller judges. */
  find(tokenHash: string): Promise<{ session: Session; user: User } | null>
  seen(tokenHash: string, seenAt: number): Promise<void>
  slide(tokenHash: string, times: { seenAt: number; expiresAt: number }): Promise<void>
  delete(tokenHash: string): Promise<void>
  deleteOfUser(userId: string): Promise<void>
  deleteExpired(now: number): Promise<number>
}
