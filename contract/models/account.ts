import { keep, model, names, nullable, text, type Wire } from '../schema.ts'

/** In rising order: who has one may do all that those before it may. */
export const ROLES = ['Banned', 'User', 'Monitor', 'Admin'] as const
export type Role = (typeof ROLES)[number]
export const roleNames = names('Role', ROLES)

export const profileUserInfoModel = model('ProfileUserInfoModel', {
  /** The same id is called `id` in `UserInfoModel`. */
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
  bio: keep(text({ max: 55 })),
  phone: keep(text({ shape: 'phone' })),
  realName: keep(text({ max: 7 })),
  stdNumber: keep(text({ max: 24 })),
})
export type ProfileUpdateModel = Wire<typeof profileUpdateModel>
