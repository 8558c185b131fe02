import type { ChallengeTag, ChallengeType } from '#contract/models/challenge-names.ts'
import { MAX_TITLE_LENGTH } from '#contract/rules/edit-limits.ts'
import { isBlank } from '#contract/rules/team.ts'
import { notNull } from '../not-null.ts'
import { formMachine, keepNothing } from '../kit/form.ts'
import type { GameScope } from './game-visibility.machine.ts'

export interface NewChallenge {
  title: string
  tag: ChallengeTag
  /** Null: not chosen yet. The form has no default, because the type can never change. */
  type: ChallengeType | null
}
export interface NewChallengeFlaws {
  title: 'missing' | 'long' | null
  type: 'missing' | null
}
type Sent = GameScope & { challenge: NewChallenge & { type: ChallengeType } }

/**
 * Ends with the id of the new challenge, after the list of the game was read again, so that the editor finds
 * it.
 */
export const challengeCreationMachine = formMachine<GameScope, NewChallenge, Sent, number>({
  id: 'challengeCreation',
  description: 'Creates a challenge, which begins disabled.',
  flaws: newChallengeFlaws,
  toSent: ({ title, tag, type }, { game }) => ({
    game,
    challenge: { title: title.trim(), tag, type: notNull(type) },
  }),
  keep: keepNothing,
  ends: true,
  tell: () => ({ kind: 'challenge-created' }),
})

export function newChallengeFlaws({ title, type }: NewChallenge): NewChallengeFlaws {
  return {
    title: isBlank(title) ? 'missing' : title.trim().length > MAX_TITLE_LENGTH ? 'long' : null,
    type: type === null ? 'missing' : null,
  }
}
