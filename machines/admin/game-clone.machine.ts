import { GAME, spanFlaws } from '#contract/fields/game.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { formMachine, keepNothing } from '../kit/form.ts'

/** Null dates are allowed: a clone of a game without times may have none. */
export interface CloneDraft {
  title: string
  startsAt: number | null
  endsAt: number | null
}
export interface CloneFlaws {
  title: 'missing' | 'long' | null
  startsAt: 'missing' | null
  endsAt: 'missing' | 'reversed' | null
}
export interface Origin {
  game: number
  isTimed: boolean
}

interface Sent {
  game: number
  draft: CloneDraft
}

/** Ends with the new game, after the list of games was marked as outdated. */
export const gameCloneMachine = formMachine<Origin, CloneDraft, Sent, GameInfoModel>({
  id: 'gameClone',
  description: 'Creates a game from an earlier one, with its own name and times.',
  flaws: cloneFlaws,
  toSent: ({ title, startsAt, endsAt }, { game }) => ({
    game,
    draft: { title: title.trim(), startsAt, endsAt },
  }),
  keep: keepNothing,
  ends: true,
  tell: (_, { title }) => ({ kind: 'game-cloned', game: title }),
})

export function cloneFlaws(
  { title, startsAt, endsAt }: CloneDraft,
  { isTimed }: Pick<Origin, 'isTimed'>,
): CloneFlaws {
  const isUntimed = !isTimed && startsAt === null && endsAt === null
  return {
    title: GAME.title.flawOf(title),
    startsAt: startsAt === null && !isUntimed ? 'missing' : null,
    endsAt: endsAt === null && !isUntimed ? 'missing' : spanFlaws({ startsAt, endsAt }).endsAt,
  }
}
