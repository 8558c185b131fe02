import type { User } from '#server/store/rows/user.ts'
import type { Store } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'

export async function ownAccount(actor: Actor, store: Pick<Store, 'users'>): Promise<User> {
  const user = await store.users.byId(actor.id)
  // The account was deleted after the session was checked.
  if (!user) throw refuse(401, 'signInFirst')
  return user
}
