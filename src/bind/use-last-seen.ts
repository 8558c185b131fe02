import { useLooks, type LastSeen } from '#src/browser/seen-store.ts'
import { usePart } from './use-part.ts'
import { useSession } from './use-session.ts'

/**
 * The times at which the user last opened each challenge. Null: a first visit. `listed` is null until the
 * challenges have loaded.
 */
export function useLastSeen(
  game: number,
  listed: readonly number[] | null,
  open: number | null,
): LastSeen | null {
  const { seen, now } = usePart('playing')
  const { view } = useSession()
  const account = view.kind === 'signed-in' ? view.account.id : ''
  return useLooks(seen, now, { account, game, listed, open })
}
