import type { Role } from '#contract/models/role.ts'

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
  /** Whether the user may sign in. */
  emailConfirmed: boolean
  registeredAt: number
  lastVisitAt: number
  lastIp: string
  /**
   * Changes with the password, and when the user confirms the account or a new email address. Sessions with
   * an older stamp are invalid.
   */
  stamp: string
}

type Profile = Pick<User, 'name' | 'bio' | 'phone' | 'realName' | 'stdNumber'>
/** Null leaves a field unchanged. */
export type ProfileChange = { [Field in keyof Profile]: Profile[Field] | null }

export type TakenField = 'name' | 'email'

export interface Users {
  byId(id: string): Promise<User | null>
  /** Tries the name first, then the email address, both in canonical form. */
  byLogin(nameOrEmail: string): Promise<User | null>
  byEmail(email: string): Promise<User | null>
  hasName(name: string): Promise<boolean>
  /** Null: success. Otherwise the field that another account has, and nothing is written. */
  create(user: User): Promise<TakenField | null>
  visited(id: string, visit: { at: number; ip: string }): Promise<void>
  /**
   * Confirms the account, which may sign in from now on and counts as registered now. False: another request
   * was first, or the stamp is no longer `before`.
   */
  confirm(id: string, confirmed: { at: number; ip: string; stamp: string; before: string }): Promise<boolean>
  /** Null: success. Otherwise the field that another account has. */
  setProfile(id: string, change: ProfileChange): Promise<TakenField | null>
  /**
   * False: the stamp is no longer `before`, which the caller has checked. So only one of several concurrent
   * changes succeeds.
   */
  setPassword(id: string, password: { passwordHash: string; stamp: string; before: string }): Promise<boolean>
  /**
   * Also confirms the address. `taken`: another account has the address. `outdated`: the stamp is no longer
   * `before`.
   */
  setEmail(
    id: string,
    email: { email: string; stamp: string; before: string },
  ): Promise<'saved' | 'taken' | 'outdated'>
  /** Returns the previous avatar, so that of several concurrent changes each releases another file. */
  setAvatar(id: string, avatarHash: string | null): Promise<string | null>
  setRole(id: string, role: Role): Promise<void>
}
