import { effectsOfChallenge } from '../app/asked-effects.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Question } from '../app/confirm-question.ts'
import { actMachine } from '../kit/act.ts'

export type ChallengeActionKind = 'enable' | 'disable' | 'delete'
export interface ChallengeAction {
  kind: ChallengeActionKind
  challenge: number
  /** Used for the confirm dialog: the title as the screen shows it. */
  title: string
  /** The version that the editor shows, so that a newer one is not deleted. Null: any version. */
  version: string | null
  /** Decides the text of the confirm dialog: players are notified only while the game runs. */
  during: 'running' | 'resting'
}

/** Asks before each action: players may be notified immediately, and a notification cannot be withdrawn. */
export const challengeActionsMachine = actMachine<{ game: number }, ChallengeAction>({
  id: 'challengeActs',
  description: 'Enables, disables and deletes challenges of a game.',
  ask: toQuestion,
  ends: ({ kind }) => kind === 'delete',
  tell: ({ kind, title: challenge }): Announcement => ({ kind: DONE[kind], challenge }),
})

const DONE = {
  enable: 'challenge-enabled',
  disable: 'challenge-disabled',
  delete: 'challenge-deleted',
} as const

function toQuestion(
  { kind, challenge: id, title: challenge, during }: ChallengeAction,
  { game }: { game: number },
): Question {
  const effects = effectsOfChallenge(game, id)
  switch (kind) {
    case 'enable':
      return { kind: 'enable-challenge', challenge, during, effects }
    case 'disable':
      return { kind: 'disable-challenge', challenge, during, effects }
    case 'delete':
      return { kind: 'delete-challenge', challenge, effects }
  }
}
