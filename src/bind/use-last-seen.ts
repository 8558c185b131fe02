import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LastSeen } from '#src/browser/seen-store.ts'
import { useSession } from './use-session.ts'
import { useWired } from './wired.ts'

/**
 * When this person last looked at each challenge; null before their first visit. `listed` is null until they
 * are known.
 */
export function useLastSeen(
  game: number,
  listed: readonly number[] | null,
  open: number | null,
): LastSeen | null {
  const { seen: store, now } = use(useWired().playing())
  const { view } = useSession()
  const account = view.kind === 'signed-in' ? view.account.id : ''
  const seen = useSyncExternalStore(store.follow, () => store.read(account, game))
  const begin = useEffectEvent(() => {
    if (listed !== null && store.read(account, game) === null) store.begin(account, game, listed, now())
  })
  const look = useEffectEvent((challenge: number) => store.look(account, game, challenge, now()))
  const isKnown = listed !== null
  useEffect(() => begin(), [isKnown])
  useEffect(() => {
    if (open === null) return
    look(open)
    // A hint that came while it was on view was seen with it.
    return () => look(open)
  }, [open])
  return seen
}
