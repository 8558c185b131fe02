import type { ChallengeRef } from '../game/challenge-ref.ts'
import { formMachine } from '../kit/form.ts'
import type { NewFlag } from './flag-import.ts'

interface Sent {
  place: ChallengeRef
  flags: readonly NewFlag[]
}

/** Adds all flags in their order or none, so that a retry adds none twice. */
export const flagAdditionMachine = formMachine<ChallengeRef, readonly NewFlag[], Sent, null, number>({
  id: 'flagAddition',
  description: 'Adds one or more flags to a challenge.',
  flaws: (flags) => ({ flags: flags.length === 0 ? 'missing' : null }),
  toSent: (flags, { game, challenge }) => ({ place: { game, challenge }, flags }),
  keep: (flags) => flags.length,
  tell: (count) => ({ kind: 'flags-added', count }),
})
