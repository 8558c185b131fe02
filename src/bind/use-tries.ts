import { useSyncExternalStore } from 'react'
import type { ChallengePlace } from '#machines/game/challenge-ref.ts'
import type { FlagTry } from '#src/browser/try-store.ts'
import { usePart } from './use-part.ts'
import { useSession } from './use-session.ts'

/** What this person has tried here before, the newest first. */
export function useTries({ game, challenge }: ChallengePlace): readonly FlagTry[] {
  const { tries } = usePart('playing')
  const { view } = useSession()
  const account = view.kind === 'signed-in' ? view.account.id : ''
  return useSyncExternalStore(tries.follow, () => tries.read(account, `${game}/${challenge}`))
}
