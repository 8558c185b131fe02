import type { Ids } from '#server/base/ids.ts'
import type { User } from '#server/store/rows/user.ts'

/** The fields that every new user needs. The others have defaults. */
type Newcomer = Pick<User, 'name' | 'email' | 'passwordHash' | 'registeredAt'> & Partial<User>

export const newUser = (known: Newcomer, ids: Ids): User => ({
  id: ids.guid(),
  role: 'User',
  bio: '',
  phone: null,
  realName: '',
  stdNumber: '',
  avatarHash: null,
  emailConfirmed: false,
  lastVisitAt: known.registeredAt,
  lastIp: '0.0.0.0',
  stamp: ids.guid(),
  ...known,
})
