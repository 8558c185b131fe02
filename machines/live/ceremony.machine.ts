import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Board } from '#contract/rules/board/board.ts'
import {
  ceremonyOf,
  nextSolve,
  steppedBack,
  steppedOn,
  type Ceremony,
  type HiddenSolve,
} from '#contract/rules/board/ceremony.ts'
import { effectsOfGame } from '../app/asked-effects.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

interface Input {
  game: number
  /** What the game is called. */
  title: string
}
interface Context extends Input {
  ceremony: Ceremony | null
  problem: Problem | null
}
type Event = { type: 'next' } | { type: 'back' } | { type: 'auto' } | { type: 'publish' } | { type: 'retry' }

/** As long as a hall needs to see where the row has gone. */
const STEP_MS = 2_000

export const ceremonyEffects = {
  /** With what is hidden. */
  readFullBoard: effect<{ game: number }, Outcome<Board>>('readFullBoard'),
  askFirst: effect<Question, Decision>('askFirst'),
  revealBoard: effect<{ game: number }, Outcome<unknown>>('revealBoard'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    wasRead: (_, answer: Outcome<Board>) => answer.ok,
    wasDone: (_, answer: Outcome<unknown>) => answer.ok,
    isAgreed: (_, { decision }: { decision: Decision }) => decision === 'confirmed',
    hidesNothing: ({ context: { ceremony } }) => ceremony?.hidden === 0,
    isOver: ({ context: { ceremony } }) => ceremony !== null && nextSolve(ceremony) === null,
    isAtStart: ({ context: { ceremony } }) => ceremony?.shown.length === 0,
  },
  actions: {
    open: assign((_, answer: Outcome<Board>) =>
      answer.ok ? { ceremony: ceremonyOf(answer.value), problem: null } : {},
    ),
    keep: assign((_, answer: Outcome<unknown>) => (answer.ok ? {} : { problem: answer.problem })),
    stepOn: assign(({ context: { ceremony } }) => ({
      ceremony: ceremony && steppedOn(ceremony),
      problem: null,
    })),
    stepBack: assign(({ context: { ceremony } }) => ({
      ceremony: ceremony && steppedBack(ceremony),
      problem: null,
    })),
    tell: emit(
      ({ context: { title } }) =>
        ({ type: 'announce', announcement: { kind: 'board-revealed', game: title } }) as const,
    ),
  },
  delays: { untilNextStep: STEP_MS },
  actors: ceremonyEffects,
})

/** What a freeze has hidden is shown to a hall row by row, and then to everybody. */
export const ceremonyMachine = machine.createMachine({
  id: 'ceremony',
  description: 'Reveals a freeze step by step in the room, then to everyone.',
  context: ({ input }) => ({ ...input, ceremony: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Waits for the scoreboard with all hidden solves.',
      invoke: {
        src: 'readFullBoard',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'wasRead', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { description: 'Failed. Shows the reason; the user may try again.', on: { retry: 'reading' } },
    settling: {
      description: 'Transient. Chooses the next state from the number of revealed solves.',
      always: [
        { guard: 'hidesNothing', target: 'nothing' },
        { guard: 'isOver', target: 'done' },
        { guard: 'isAtStart', target: 'frozen' },
        { target: 'underWay' },
      ],
    },
    nothing: { description: 'No solves are hidden.' },
    frozen: {
      description: 'Shows the frozen scoreboard.',
      on: { next: { target: 'settling', actions: 'stepOn' }, auto: { target: 'running', actions: 'stepOn' } },
    },
    underWay: {
      description: 'Some solves are revealed. Each step waits for the user.',
      on: {
        next: { target: 'settling', actions: 'stepOn' },
        auto: { target: 'running', actions: 'stepOn' },
        back: { target: 'settling', actions: 'stepBack' },
      },
    },
    running: {
      description: 'Reveals a step every two seconds, until stopped or complete.',
      always: { guard: 'isOver', target: 'done' },
      on: {
        auto: 'underWay',
        next: { target: 'running', reenter: true, actions: 'stepOn' },
        back: { target: 'settling', actions: 'stepBack' },
      },
      after: { untilNextStep: { target: 'running', reenter: true, actions: 'stepOn' } },
    },
    done: {
      description: 'Everything is revealed in the room only.',
      on: { back: { target: 'settling', actions: 'stepBack' }, publish: 'asking' },
    },
    asking: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context: { game, title } }): Question => ({
          kind: 'reveal-board',
          game: title,
          effects: effectsOfGame(game),
        }),
        onDone: [
          {
            guard: { type: 'isAgreed', params: ({ event }) => ({ decision: event.output }) },
            target: 'publishing',
          },
          { target: 'done' },
        ],
      },
    },
    publishing: {
      description: 'Waits for the server to reveal the solves to everyone.',
      invoke: {
        src: 'revealBoard',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'published',
            actions: 'tell',
          },
          { target: 'done', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
      },
    },
    published: { description: 'Everyone sees all solves.' },
  },
})

/** `board` is as far as has been shown; `last` is the step that led there. */
interface Shown {
  board: Board
  last: HiddenSolve | null
  shown: number
  hidden: number
}
export type CeremonyView =
  | { kind: 'reading' | 'nothing' }
  | { kind: 'failed'; problem: Problem }
  | ({ kind: 'frozen' | 'underWay' | 'running' | 'publishing' | 'published' } & Shown)
  | ({ kind: 'done'; problem: Problem | null } & Shown)
export function toCeremonyView({
  value,
  context: { ceremony, problem },
}: SnapshotFrom<typeof ceremonyMachine>): CeremonyView {
  if (value === 'failed' && problem) return { kind: 'failed', problem }
  if (value === 'nothing') return { kind: 'nothing' }
  if (!ceremony) return { kind: 'reading' }
  const { board, shown, hidden } = ceremony
  const told = { board, last: shown.at(-1) ?? null, shown: shown.length, hidden }
  switch (value) {
    case 'frozen':
    case 'underWay':
    case 'running':
    case 'publishing':
    case 'published':
      return { kind: value, ...told }
    case 'done':
    case 'asking':
      return { kind: 'done', problem, ...told }
    default:
      return { kind: 'reading' }
  }
}
