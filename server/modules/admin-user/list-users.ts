import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import { MAX_SEARCH_RESULTS, MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { toUserInfo } from './user-info.ts'

type Needs = Pick<Services, 'store'>

export async function listUsers(
  { count, skip }: { count: number; skip: number },
  { store }: Needs,
): Promise<ArrayResponse<UserInfoModel>> {
  const users = store.userAdmin
  const [rows, total] = await Promise.all([
    users.list({ count: Math.min(count, MAX_PAGE_SIZE), skip }),
    users.total(),
  ])
  return { data: rows.map(toUserInfo), length: rows.length, total }
}

export async function searchUsers(hint: string, { store }: Needs): Promise<ArrayResponse<UserInfoModel>> {
  const found = await store.userAdmin.search(hint, MAX_SEARCH_RESULTS)
  return { data: found.map(toUserInfo), length: found.length, total: found.length }
}

export async function getUser(id: string, { store }: Needs): Promise<ProfileUserInfoModel> {
  const user = await store.users.byId(id)
  if (!user) throw refuse(404, 'userMissing')
  const { name, email, bio, phone, realName, stdNumber, avatarHash, role } = user
  return {
    userId: user.id,
    userName: name,
    email,
    bio,
    phone,
    realName,
    stdNumber,
    avatar: imageUrl(avatarHash, 'avatar'),
    role,
  }
}
