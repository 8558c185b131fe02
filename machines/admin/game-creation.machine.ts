import { GAME, spanFlaws } from '#contract/fields/game.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { formMachine, keepNothing } from '../kit/form.ts'

/**
 * The wire needs only a title. The form also asks for times, because the list shows new games immediately.
 */
export interface GameDraft {
  title: string
  startsAt: number | null
  endsAt: number | null
}
export interface GameSpan {
  title: string
  startsAt: number
  endsAt: number
}
export interface GameDraftFlaws {
  title: 'missing' | 'long' | null
  startsAt: 'missing' | null
  endsAt: 'missing' | 'reversed' | null
}

/** Ends with the new game, after the list of games was marked as outdated. */
export const gameCreationMachine = formMachine<object, GameDraft, GameSpan, GameInfoModel>({
  id: 'gameCreation',
  description: 'Creates a game with its name and times. The editor sets the rest.',
  flaws: gameDraftFlaws,
  toSent: spanOf,
  keep: keepNothing,
  ends: true,
  tell: (_, { title }) => ({ kind: 'game-created', game: title }),
})

export function gameDraftFlaws({ title, startsAt, endsAt }: GameDraft): GameDraftFlaws {
  const span = spanFlaws({ startsAt, endsAt })
  return {
    title: GAME.title.flawOf(title),
    startsAt: startsAt === null ? 'missing' : null,
    endsAt: endsAt === null ? 'missing' : span.endsAt,
  }
}

function spanOf({ title, startsAt, endsAt }: GameDraft): GameSpan {
  if (startsAt === null || endsAt === null) throw new Error('A game without times is not sent.')
  return { title: title.trim(), startsAt, endsAt }
}
