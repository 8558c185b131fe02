import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { ScoreboardItem } from '#contract/models/scoreboard.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { effect } from '../effect.ts'
import type { NetworkHeard } from './connection.machine.ts'
import { listening } from './listening.ts'

export interface BoardRead {
  board: Board
  /** By team; null where the server tells a team's row on its own, and nobody has to carry all of them along. */
  items: ReadonlyMap<number, ScoreboardItem> | null
}
type Event = { type: 'retry' } | NetworkHeard
interface Input {
  game: number
  now: () => number
}
interface Context extends Input {
  askedAt: number
  /** When the game ends; null before the first board. */
  endsAt: number | null
  refreshMs: number
  problem: Problem | null
}

/** The whole board of a base server is large: it is asked for more rarely. */
const REFRESH = { compactMs: 10_000, wholeMs: 30_000 }
const RETRY_MS = 5_000

export const boardReadingEffects = {
  readBoard: effect<{ game: number }, Outcome<BoardRead>>('readBoard'),
  watchNetwork: listening<object, NetworkHeard>('watchNetwork'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'board.read'; read: BoardRead } },
  guards: {
    /** Nothing changes any more, unless an organiser moves the end. */
    isOver: ({ context: { askedAt, endsAt, problem } }) => problem === null && endsAt !== null && askedAt >= endsAt,
    isWhole: ({ context }) => context.problem === null,
    mayPass: ({ context: { problem } }) => problem?.kind === 'unreachable' || problem?.kind === 'broken' || problem?.kind === 'too-often',
  },
  actions: {
    noteStart: assign(({ context }) => ({ askedAt: context.now() })),
    settle: assign((_, answer: Outcome<BoardRead>) =>
      answer.ok
        ? { problem: null, endsAt: answer.value.board.endsAt, refreshMs: answer.value.items === null ? REFRESH.compactMs : REFRESH.wholeMs }
        : { problem: answer.problem },
    ),
  },
  delays: { untilRefresh: ({ context }) => context.refreshMs, untilRetry: RETRY_MS },
  actors: boardReadingEffects,
})

export const boardReadingMachine = machine.createMachine({
  id: 'board-reading',
  context: ({ input }) => ({ ...input, askedAt: 0, endsAt: null, refreshMs: REFRESH.compactMs, problem: null }),
  invoke: { src: 'watchNetwork', input: {} },
  initial: 'reading',
  states: {
    reading: {
      entry: 'noteStart',
      invoke: {
        src: 'readBoard',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'settling',
            actions: [
              { type: 'settle', params: ({ event }) => event.output },
              emit(({ event }) => {
                if (!event.output.ok) throw new Error('The guard lets no problem through.')
                return { type: 'board.read', read: event.output.value }
              }),
            ],
          },
          { target: 'settling', actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
      },
    },
    settling: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isWhole', target: 'resting' },
        { guard: 'mayPass', target: 'failing' },
        { target: 'refused' },
      ],
    },
    resting: { on: { 'page.woke': 'reading', 'network.found': 'reading', retry: 'reading' }, after: { untilRefresh: 'reading' } },
    over: { on: { 'page.woke': 'reading', retry: 'reading' } },
    failing: { on: { 'page.woke': 'reading', 'network.found': 'reading', retry: 'reading' }, after: { untilRetry: 'reading' } },
    refused: { on: { retry: 'reading' } },
  },
})

/** Why the board on view may be out of date, or is not there; null while all is well. */
export function toReadingProblem({ context }: SnapshotFrom<typeof boardReadingMachine>): Problem | null {
  return context.problem
}
