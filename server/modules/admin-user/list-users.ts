import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import { MOST_FOUND, MOST_LISTED } from '#server/http/page-size.ts'
import { userAdminOn } from '#server/store/user-admin.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Around } from '#server/modules/services.ts'
import { toUserInfo } from './user-info.ts'

type Means = Pick<Around, 'store'>

export async function listUsers({ count, skip }: { count: number; skip: number }, { store }: Means): Promise<ArrayResponse<UserInfoModel>> {
  const users = userAdminOn(store.sql)
  const [rows, total] = await Promise.all([users.list({ count: Math.min(count, MOST_LISTED), skip }), users.total()])
  return { data: rows.map(toUserInfo), length: rows.length, total }
}

export async function searchUsers(hint: string, { store }: Means): Promise<ArrayResponse<UserInfoModel>> {
  const found = await userAdminOn(store.sql).search(hint, MOST_FOUND)
  return { data: found.map(toUserInfo), length: found.length, total: found.length }
}

export async function getUser(id: string, { store }: Means): Promise<ProfileUserInfoModel> {
  const user = await store.users.byId(id)
  if (!user) throw refuse(404, 'userMissing')
  const { name, email, bio, phone, realName, stdNumber, avatarHash, role } = user
  return { userId: user.id, userName: name, email, bio, phone, realName, stdNumber, avatar: imageUrl(avatarHash, 'avatar'), role }
}
