import type { OwnSession } from '#contract/models/session.ts'
import { toIso } from '#contract/models/time.ts'
import type { Services } from '#server/modules/services.ts'

/** `currentId`: the session of the request. */
export async function listSessions(
  userId: string,
  currentId: string | null,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<OwnSession[]> {
  const sessions = await store.sessions.ofUser(userId, clock.now())
  const listed = sessions.map(({ id, createdAt, seenAt, expiresAt, ip, agent }) => ({
    id,
    createdAt: toIso(createdAt),
    seenAt: toIso(seenAt),
    expiresAt: toIso(expiresAt),
    ip,
    agent,
    current: id === currentId,
  }))
  return [...listed.filter(({ current }) => current), ...listed.filter(({ current }) => !current)]
}
