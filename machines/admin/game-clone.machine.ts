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

/** When a clone takes place; a clone of a game without times may have none either. */
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
/** What is cloned. */
export interface Origin {
  game: number
  isTimed: boolean
}

type Context = Origin & CreationState<GameInfoModel>
type Event = ({ type: 'submit' } & CloneDraft) | { type: 'edit' }

export const gameCloneEffects = {
  /** Ends when the list of games is known to be out of date. */
  cloneGame: effect<{ game: number; draft: CloneDraft }, Outcome<GameInfoModel>>('cloneGame'),
}
const machine = setup({
  types: {
    input: {} as Origin,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isFlawless: ({ context }, draft: CloneDraft) => hasNoFlaws(cloneFlaws(draft, context)),
    isAccepted,
  },
  actions: {
    keep: assign((_, answer: Outcome<GameInfoModel>) => recordCreated(answer)),
    forgive: assign({ problem: null }),
    sayCloned: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: 'game-cloned', game: notNull(context.made).title },
    })),
  },
  actors: gameCloneEffects,
})

/** The next game out of an earlier one. */
export const gameCloneMachine = machine.createMachine({
  id: 'gameClone',
  context: ({ input }) => ({ ...input, ...NOT_CREATED }),
  initial: 'open',
  states: {
    open: submitTransitions('cloning'),
    cloning: {
      invoke: {
        src: 'cloneGame',
        input: ({ context, event }) => {
          assertEvent(event, 'submit')
          const { title, startsAt, endsAt } = event
          return { game: context.game, draft: { title: title.trim(), startsAt, endsAt } }
        },
        onDone: createdTransitions('cloned', 'sayCloned'),
      },
    },
    cloned: {},
  },
})

export type GameCloneView =
  | { kind: 'open'; problem: Problem | null }
  | { kind: 'busy' }
  | { kind: 'cloned'; game: number }
export function toGameCloneView(snapshot: SnapshotFrom<typeof gameCloneMachine>): GameCloneView {
  const { made, problem } = snapshot.context
  if (made) return { kind: 'cloned', game: made.id }
  return snapshot.matches('cloning') ? { kind: 'busy' } : { kind: 'open', problem }
}

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
