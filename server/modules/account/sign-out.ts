import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'

export async function signOut(
  actor: Actor,
  caller: Caller,
  { publish }: Pick<Services, 'publish'>,
): Promise<void> {
  await caller.leave()
  publish([{ kind: 'access-revoked', userId: actor.id }])
}
