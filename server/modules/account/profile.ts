import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import type { User } from '#server/store/rows/user.ts'
import type { Store } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'

export async function ownAccount(actor: Actor, store: Pick<Store, 'users'>): Promise<User> {
  const user = await store.users.byId(actor.id)
  // The account was deleted after the session was checked.
  if (!user) throw refuse(401, 'signInFirst')
  return user
}

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
