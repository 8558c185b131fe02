import { PHONE_MAX, REAL_NAME_MAX } from '../rules/profile.ts'
import { keep, model, names, nullable, text, type Wire } from '../schema.ts'
import { ROLES } from './role.ts'

export const roleNames = names('Role', ROLES)

export const profileUserInfoModel = model('ProfileUserInfoModel', {
  /** The same id is called `id` in `UserInfoModel`, as on the base wire. */
  userId: text(),
  userName: text(),
  email: text(),
  bio: text(),
  phone: nullable(text()),
  realName: text(),
  stdNumber: text(),
  avatar: nullable(text()),
  role: roleNames,
})
export type ProfileUserInfoModel = Wire<typeof profileUserInfoModel>

export const profileUpdateModel = model('ProfileUpdateModel', {
  userName: keep(text({ min: 3, max: 15 })),
  bio: keep(text({ max: 55, clear: 'lines' })),
  phone: keep(text({ max: PHONE_MAX, shape: 'phone' })),
  realName: keep(text({ max: REAL_NAME_MAX, clear: 'line' })),
  stdNumber: keep(text({ max: 24, clear: 'line' })),
})
export type ProfileUpdateModel = Wire<typeof profileUpdateModel>
