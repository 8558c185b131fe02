import type { Actor } from '#server/wire/actor.ts'
import type { Around } from '#server/wire/serve.ts'
import type { Caller } from './caller.ts'

export async function signOut(actor: Actor, caller: Caller, { live }: Pick<Around, 'live'>): Promise<void> {
  await caller.leave()
  live.evict(actor.id)
}
