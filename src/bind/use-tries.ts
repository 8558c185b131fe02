import { useSyncExternalStore } from 'react'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import type { StoredAttempt } from '#src/browser/attempt-store.ts'
import { usePart } from './use-part.ts'
import { useSession } from './use-session.ts'

/** The user's earlier attempts at this challenge in this browser, newest first. */
export function useTries({ game, challenge }: ChallengeRef): readonly StoredAttempt[] {
  const { tries } = usePart('playing')
  const { view } = useSession()
  const account = view.kind === 'signed-in' ? view.account.id : ''
  return useSyncExternalStore(tries.follow, () => tries.read(account, `${game}/${challenge}`))
}
