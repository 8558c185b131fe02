import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import { ownAccount } from './own-account.ts'

export async function readProfile(
  actor: Actor,
  { store }: Pick<Services, 'store'>,
): Promise<ProfileUserInfoModel> {
  const { id, name, email, bio, phone, realName, stdNumber, avatarHash, role } = await ownAccount(
    actor,
    store,
  )
  return {
    userId: id,
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
