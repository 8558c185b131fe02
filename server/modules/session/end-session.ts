import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

interface SessionEndRequest {
  id: string
  currentId: string | null
}

/** Returns true if it was the current session. */
export async function endSession(
  { id, currentId }: SessionEndRequest,
  actor: Actor,
  ip: string,
  { store, clock, publish, platformLog }: Pick<Services, 'store' | 'clock' | 'publish' | 'platformLog'>,
): Promise<boolean> {
  if (!(await store.sessions.end(actor.id, id, clock.now()))) throw refuse(404, 'sessionMissing')
  publish([{ kind: 'access-revoked', userId: actor.id }])
  const isCurrent = id.toLowerCase() === currentId
  // Only an end from another device is logged, because a user who signs out here knows it.
  if (!isCurrent)
    platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message: 'Ended another session',
      source: 'account',
    })
  return isCurrent
}

export async function endAllSessions(
  userId: string,
  { store, publish }: Pick<Services, 'store' | 'publish'>,
): Promise<void> {
  await store.sessions.deleteOfUser(userId)
  publish([{ kind: 'access-revoked', userId }])
}

export async function signOutEverywhere(
  actor: Actor,
  ip: string,
  services: Pick<Services, 'store' | 'publish' | 'platformLog'>,
): Promise<void> {
  await endAllSessions(actor.id, services)
  services.platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message: 'Signed out everywhere',
    source: 'account',
  })
}
