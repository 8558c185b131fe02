import { keepByVersion } from '#server/base/keep-by-version.ts'
import type { Clock } from '#server/base/clock.ts'
import { TOPIC, type Versions } from '#server/base/versions.ts'
import type { Sessions } from '#server/store/rows/session.ts'
import type { Store } from '#server/store/store.ts'

/** A session that was dropped is read again. */
const MOST = 20_000

/**
 * Sessions with their users, kept until any account or session changes. Only reads of players use them: a
 * change, and everything that needs a higher role, reads the session from the store.
 */
export interface KeptSessions extends Pick<Sessions, 'find'> {
  /** Must be called after a write that no change announces, such as the time of the last visit. */
  forget(tokenHash: string): void
}

export function openKeptSessions(needs: {
  store: Pick<Store, 'sessions'>
  versions: Versions
  clock: Clock
}): KeptSessions {
  const keep = keepByVersion<Awaited<ReturnType<Sessions['find']>>>(needs, MOST)
  return {
    find: (tokenHash) =>
      keep(tokenHash, [TOPIC.accounts], async () => ({ value: await needs.store.sessions.find(tokenHash) })),
    forget: (tokenHash) => keep.forget(tokenHash),
  }
}
