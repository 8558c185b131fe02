import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'

export async function signOut(actor: Actor, caller: Caller, { live }: Pick<Services, 'live'>): Promise<void> {
  await caller.leave()
  live.disconnectUser(actor.id)
}
