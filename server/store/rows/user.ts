import type { Role } from '#contract/models/account.ts'

export interface User {
  id: string
  name: string
  email: string
  passwordHash: string
  role: Role
  bio: string
  phone: string | null
  realName: string
  stdNumber: string
  avatarHash: string | null
  /** May sign in. */
  emailConfirmed: boolean
  registeredAt: number
  lastVisitAt: number
  lastIp: string
  /** Changes with the password and the e-mail; a session that carries another one is over. */
  stamp: string
}

export type TakenWord = 'name' | 'email'

export interface Users {
  byId(id: string): Promise<User | null>
  /** The name is tried first, then the e-mail; both in their canonical form. */
  byLogin(nameOrEmail: string): Promise<User | null>
  /** Null when created, else what another account has already. Nothing is written then. */
  create(user: User): Promise<TakenWord | null>
  visited(id: string, visit: { at: number; ip: string }): Promise<void>
  setPassword(id: string, password: { passwordHash: string; stamp: string }): Promise<void>
  setRole(id: string, role: Role): Promise<void>
}
