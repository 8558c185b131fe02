import { getProfile } from '#contract/calls/account.ts'
import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Actor } from '#server/http/actor.ts'
import { writeResponse } from '#server/http/answer-writer.ts'
import { readyAnswer, type KeptAnswer } from '#server/http/ready-answer.ts'
import type { User } from '#server/store/rows/user.ts'
import type { Store } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'

export async function ownAccount(actor: Actor, store: Pick<Store, 'users'>): Promise<User> {
  const user = await store.users.byId(actor.id)
  // The account was deleted after the session was checked.
  if (!user) throw refuse(401, 'signInFirst')
  return user
}

/** Needs no query, because the account was read with the session. */
export function readProfile(user: User | null): KeptAnswer {
  if (user === null) throw refuse(401, 'signInFirst')
  return { ready: readyAnswer(writeResponse(getProfile.rules.answer, toProfile(user))), readers: 'person' }
}

function toProfile({
  id,
  name,
  email,
  bio,
  phone,
  realName,
  stdNumber,
  avatarHash,
  role,
}: User): ProfileUserInfoModel {
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
