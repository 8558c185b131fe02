import type { UserInfoModel } from '#contract/models/user.ts'
import { toIso } from '#contract/models/time.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { User } from '#server/store/rows/user.ts'

export const toUserInfo = (user: User): UserInfoModel => ({
  id: user.id,
  userName: user.name,
  realName: user.realName,
  stdNumber: user.stdNumber,
  phone: user.phone,
  bio: user.bio,
  registerTimeUTC: toIso(user.registeredAt),
  lastVisitedUTC: toIso(user.lastVisitAt),
  ip: user.lastIp,
  email: user.email,
  avatar: imageUrl(user.avatarHash, 'avatar'),
  role: user.role,
  emailConfirmed: user.emailConfirmed,
})
