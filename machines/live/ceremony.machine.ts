import { setup, type SnapshotFrom } from 'xstate'
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
import { announced, type Emission } from '../app/announcement.ts'
import { effectsOfGame } from '../app/asked-effects.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import { only } from '../kit/only.ts'

interface Input {
  game: number
  title: string
}
interface Context extends Input {
  at:
    | { kind: 'reading' }
    | { kind: 'failed'; problem: Problem }
    /** `problem` is the reason why the last publication failed. Null: it did not fail. */
    | { kind: 'open'; ceremony: Ceremony; problem: Problem | null }
}
export type CeremonyCommand = { type: 'next' | 'back' | 'auto' | 'publish' | 'retry' }

/** Spectators need this time to see where the row has moved. */
const STEP_MS = 2_000

export const ceremonyEffects = {
  /** Resolves to the board with all hidden solves. */
  readFullBoard: effect<{ game: number }, Outcome<Board>>('readFullBoard'),
  askFirst,
  revealBoard: effect<{ game: number }, Outcome<unknown>>('revealBoard'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as CeremonyCommand,
    emitted: {} as Emission,
  },
  delays: { untilNextStep: STEP_MS },
  actors: ceremonyEffects,
})
const gameOf = ({ context: { game } }: { context: Context }) => ({ game })
const ceremonyIn = ({ at }: Context) => only(at, 'open').ceremony
const isOver = (context: Context) => nextSolve(ceremonyIn(context)) === null
const forward = (context: Context): Partial<Context> => ({
  at: { kind: 'open', ceremony: steppedOn(ceremonyIn(context)), problem: null },
})
const backward = (context: Context): Partial<Context> => ({
  at: { kind: 'open', ceremony: steppedBack(ceremonyIn(context)), problem: null },
})
const stepping = machine.createStateConfig({
  on: {
    next: choices({ to: 'settling', put: forward }),
    auto: choices({ to: 'running', put: forward }),
  },
})
const returning = machine.createStateConfig({ on: { back: choices({ to: 'settling', put: backward }) } })

/** Shows the hidden solves one by one to the spectators in the room, before it publishes them. */
export const ceremonyMachine = machine.createMachine({
  id: 'ceremony',
  description: 'Reveals the hidden solves step by step on the projector, then to everyone.',
  context: ({ input }) => ({ ...input, at: { kind: 'reading' } }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Waits for the scoreboard with all hidden solves.',
      invoke: {
        src: 'readFullBoard',
        input: gameOf,
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'settling',
            put: (answer) =>
              answer.ok ? { at: { kind: 'open', ceremony: ceremonyOf(answer.value), problem: null } } : {},
          },
          {
            to: 'failed',
            put: (answer) => (answer.ok ? {} : { at: { kind: 'failed', problem: answer.problem } }),
          },
        ),
      },
    },
    failed: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: { retry: choices({ to: 'reading', put: () => ({ at: { kind: 'reading' } }) }) },
    },
    settling: {
      description: 'Transient. Chooses the next state from the number of revealed solves.',
      always: choices(
        { when: (context) => ceremonyIn(context).hidden === 0, to: 'nothing' },
        { when: isOver, to: 'done' },
        { when: (context) => ceremonyIn(context).shown.length === 0, to: 'frozen' },
        { to: 'underWay' },
      ),
    },
    nothing: { description: 'No solves are hidden.' },
    frozen: { description: 'Shows the frozen scoreboard.', ...stepping },
    underWay: {
      description: 'Some solves are revealed. Each step waits for the user.',
      on: { ...stepping.on, ...returning.on },
    },
    running: {
      description: 'Reveals a step every two seconds, until stopped or complete.',
      always: choices({ when: isOver, to: 'done' }),
      on: {
        ...returning.on,
        auto: 'underWay',
        next: arrows({ to: 'running', again: true, put: (_, context) => forward(context) }),
      },
      after: { untilNextStep: arrows({ to: 'running', again: true, put: (_, context) => forward(context) }) },
    },
    done: {
      description: 'Everything is revealed, on the projector only.',
      on: { ...returning.on, publish: 'asking' },
    },
    asking: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context: { game, title } }) => ({
          kind: 'reveal-board',
          game: title,
          effects: effectsOfGame(game),
        }),
        onDone: answers({ when: (decision) => decision === 'confirmed', to: 'publishing' }, { to: 'done' }),
      },
    },
    publishing: {
      description: 'Waits for the server to reveal the solves to everyone.',
      invoke: {
        src: 'revealBoard',
        input: gameOf,
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'published',
            tell: (_, { title }) => [announced({ kind: 'board-revealed', game: title })],
          },
          {
            to: 'done',
            put: (answer, context) =>
              answer.ok ? {} : { at: { ...only(context.at, 'open'), problem: answer.problem } },
          },
        ),
      },
    },
    published: { description: 'Everyone sees all solves.' },
  },
})

/** `board` is the board after the last revealed solve. */
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
  context: { at },
}: SnapshotFrom<typeof ceremonyMachine>): CeremonyView {
  if (at.kind !== 'open') return at
  const { board, shown, hidden } = at.ceremony
  const progress = { board, last: shown.at(-1) ?? null, shown: shown.length, hidden }
  switch (value) {
    case 'nothing':
      return { kind: 'nothing' }
    case 'frozen':
    case 'underWay':
    case 'running':
    case 'publishing':
    case 'published':
      return { kind: value, ...progress }
    case 'done':
    case 'asking':
      return { kind: 'done', problem: at.problem, ...progress }
    default:
      return { kind: 'reading' }
  }
}
