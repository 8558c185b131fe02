import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import { GAME, spanFlaws } from '#contract/fields/game.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import {
  submitTransitions,
  isAccepted,
  recordCreated,
  createdTransitions,
  NOT_CREATED,
  type CreationState,
} from '../create-one.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'

/** All that a game needs before it can be edited. */
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

type Event = ({ type: 'submit' } & GameDraft) | { type: 'edit' }

export const gameCreationEffects = {
  /** Ends when the list of games is known to be out of date. */
  createGame: effect<GameSpan, Outcome<GameInfoModel>>('createGame'),
}
const machine = setup({
  types: {
    context: {} as CreationState<GameInfoModel>,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isFlawless: (_, draft: GameDraft) => hasNoFlaws(gameDraftFlaws(draft)),
    isAccepted,
  },
  actions: {
    keep: assign((_, answer: Outcome<GameInfoModel>) => recordCreated(answer)),
    forgive: assign({ problem: null }),
    sayCreated: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: 'game-created', game: notNull(context.made).title },
    })),
  },
  actors: gameCreationEffects,
})

export const gameCreationMachine = machine.createMachine({
  id: 'gameCreation',
  context: NOT_CREATED,
  initial: 'open',
  states: {
    open: submitTransitions('creating'),
    creating: {
      invoke: {
        src: 'createGame',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return spanOf(event)
        },
        onDone: createdTransitions('created', 'sayCreated'),
      },
    },
    created: {},
  },
})

export type GameCreationView =
  | { kind: 'open'; problem: Problem | null }
  | { kind: 'busy' }
  | { kind: 'created'; game: number }
export function toGameCreationView(snapshot: SnapshotFrom<typeof gameCreationMachine>): GameCreationView {
  const { made, problem } = snapshot.context
  if (made) return { kind: 'created', game: made.id }
  return snapshot.matches('creating') ? { kind: 'busy' } : { kind: 'open', problem }
}

/**
 * The wire takes a game without times; made by hand it gets some, as it shows in the list the moment it is
 * made.
 */
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
