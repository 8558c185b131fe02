import { EMAIL_MAX } from '../rules/account.ts'
import { PHONE_MAX, REAL_NAME_MAX } from '../rules/profile.ts'
import { TEAM_NAME_MAX } from '../rules/team.ts'
import { absent, bool, iso, keep, model, nullable, text, type Wire } from '../schema.ts'
import { roleNames } from './account.ts'

export const userInfoModel = model('UserInfoModel', {
  id: text(),
  userName: text(),
  realName: text(),
  stdNumber: text(),
  phone: nullable(text()),
  bio: text(),
  registerTimeUTC: iso(),
  lastVisitedUTC: iso(),
  /** The last address. `0.0.0.0` before the first visit. */
  ip: text(),
  email: text(),
  avatar: nullable(text()),
  role: roleNames,
  /** False: the user may not sign in yet. */
  emailConfirmed: bool(),
})
export type UserInfoModel = Wire<typeof userInfoModel>

export const userCreateModel = model('UserCreateModel', {
  userName: text({ required: true, min: 3, max: 15 }),
  password: text({ required: true, min: 6 }),
  email: text({ required: true, max: EMAIL_MAX, shape: 'email' }),
  realName: absent(nullable(text({ max: REAL_NAME_MAX, clear: 'line' })), null),
  /** The base wire has a lower limit here than in other forms. */
  stdNumber: absent(nullable(text({ max: 15, clear: 'line' })), null),
  phone: absent(nullable(text({ max: PHONE_MAX, shape: 'phone' })), null),
  /** Users of one request with the same team name share a team. Only an import may use an existing one. */
  teamName: absent(nullable(text({ max: TEAM_NAME_MAX, clear: 'line' })), null),
})
export type UserCreateModel = Wire<typeof userCreateModel>

export const adminUserInfoModel = model('AdminUserInfoModel', {
  userName: keep(text({ min: 3, max: 15 })),
  email: keep(text({ max: EMAIL_MAX, shape: 'email' })),
  bio: keep(text({ max: 50, clear: 'lines' })),
  phone: keep(text({ max: PHONE_MAX, shape: 'phone' })),
  realName: keep(text({ max: REAL_NAME_MAX, clear: 'line' })),
  stdNumber: keep(text({ max: 24, clear: 'line' })),
  emailConfirmed: keep(bool()),
  role: keep(roleNames),
})
export type AdminUserInfoModel = Wire<typeof adminUserInfoModel>
