import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { spanFlaws, titleFlaw } from './game-fields.ts'

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

interface Context {
  /** Null until the server has made it. */
  game: GameInfoModel | null
  problem: Problem | null
}
type Event = ({ type: 'submit' } & GameDraft) | { type: 'edit' }

export const gameCreationEffects = {
  /** Ends when the list of games is known to be out of date. */
  createGame: effect<GameSpan, Outcome<GameInfoModel>>('createGame'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isFlawless: (_, draft: GameDraft) => Object.values(gameDraftFlaws(draft)).every((flaw) => flaw === null),
    isAccepted: (_, answer: Outcome<GameInfoModel>) => answer.ok,
  },
  actions: {
    keep: assign((_, answer: Outcome<GameInfoModel>) => (answer.ok ? { game: answer.value, problem: null } : { problem: answer.problem })),
    forgive: assign({ problem: null }),
    sayCreated: emit((_, answer: Outcome<GameInfoModel>) => ({
      type: 'announce',
      announcement: { kind: 'game-created', game: answer.ok ? answer.value.title : '' },
    })),
  },
  actors: gameCreationEffects,
})

export const gameCreationMachine = machine.createMachine({
  id: 'gameCreation',
  context: { game: null, problem: null },
  initial: 'open',
  states: {
    open: {
      on: {
        submit: { guard: { type: 'isFlawless', params: ({ event }) => event }, target: 'creating', actions: 'forgive' },
        edit: { actions: 'forgive' },
      },
    },
    creating: {
      invoke: {
        src: 'createGame',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return spanOf(event)
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'created',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'sayCreated', params: ({ event }) => event.output },
            ],
          },
          { target: 'open', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
      },
    },
    created: {},
  },
})

export type GameCreationView = { kind: 'open'; problem: Problem | null } | { kind: 'busy' } | { kind: 'created'; game: number }
export function toGameCreationView(snapshot: SnapshotFrom<typeof gameCreationMachine>): GameCreationView {
  if (snapshot.context.game) return { kind: 'created', game: snapshot.context.game.id }
  return snapshot.matches('creating') ? { kind: 'busy' } : { kind: 'open', problem: snapshot.context.problem }
}

/** The wire takes a game without times; made by hand it gets some, as it shows in the list the moment it is made. */
export function gameDraftFlaws({ title, startsAt, endsAt }: GameDraft): GameDraftFlaws {
  const span = spanFlaws({ startsAt, endsAt })
  return {
    title: titleFlaw(title),
    startsAt: startsAt === null ? 'missing' : null,
    endsAt: endsAt === null ? 'missing' : span.endsAt,
  }
}

function spanOf({ title, startsAt, endsAt }: GameDraft): GameSpan {
  if (startsAt === null || endsAt === null) throw new Error('A game without times is not sent.')
  return { title: title.trim(), startsAt, endsAt }
}
