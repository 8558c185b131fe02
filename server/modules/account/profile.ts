import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import { imageUrl } from '#server/modules/asset-url.ts'
import type { Actor } from '#server/wire/actor.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'

export async function readProfile(actor: Actor, { store }: Pick<Around, 'store'>): Promise<ProfileUserInfoModel> {
  const user = await store.users.byId(actor.id)
  // Deleted between the check of the session and now.
  if (!user) throw refuse(401, 'signInFirst')
  const { id, name, email, bio, phone, realName, stdNumber, avatarHash, role } = user
  return { userId: id, userName: name, email, bio, phone, realName, stdNumber, avatar: imageUrl(avatarHash, 'avatar'), role }
}
