import { effectsOfChallenge } from '../app/asked-effects.ts'
import type { ChallengeRef } from '../game/challenge-ref.ts'
import { actMachine } from '../kit/act.ts'

export interface FlagToRemove {
  id: number
  flag: string
  /** `disables`: this is the last flag, so the server also disables the challenge. */
  effect: 'none' | 'disables'
}

export const flagRemovalMachine = actMachine<ChallengeRef, FlagToRemove>({
  id: 'flagRemoval',
  description: 'Removes flags from a challenge.',
  ask: ({ flag, effect }, { game, challenge }) => ({
    kind: 'remove-flag',
    flag,
    follows: effect,
    effects: effectsOfChallenge(game, challenge),
  }),
  tell: () => ({ kind: 'flag-removed' }),
})
