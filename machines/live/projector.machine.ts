import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Board } from '#contract/rules/board/board.ts'
import { bloodsSince, type RecentSolve } from '#contract/rules/board/latest-solves.ts'
import { subscription } from './subscription.ts'

interface Input {
  now: () => number
}
interface Context extends Input {
  /** As it was told last; null before the first. */
  board: Board | null
  /** What waits for its turn, the earliest first. */
  waiting: readonly RecentSolve[]
  blood: RecentSolve | null
}
type Event = { type: 'board.told'; board: Board } | { type: 'stir' }

/** As long as a hall needs to read who and what. */
const ON_VIEW_MS = 3_000
/** A pointer that lies still is in the way. */
const STILL_MS = 3_000
/** What happened longer ago is no news, however lately it was heard of. */
const NEWS_MS = 60_000
/** A minute later nobody knows any more what is being celebrated. */
const MAX_WAITING = 10

export const projectorEffects = {
  /** A screen that nobody touches would go dark. */
  keepAwake: subscription<object, never>('keepAwake'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'celebrated'; blood: RecentSolve },
  },
  guards: { hasWaiting: ({ context: { waiting } }) => waiting.length > 0 },
  actions: {
    note: assign(({ context }, { board }: { board: Board }) => {
      const since = context.now() - NEWS_MS
      const news = context.board ? bloodsSince(context.board, board).filter(({ at }) => at >= since) : []
      return { board, waiting: news.length === 0 ? context.waiting : queued([...context.waiting, ...news]) }
    }),
    take: assign(({ context: { waiting } }) => ({ blood: waiting[0] ?? null, waiting: waiting.slice(1) })),
    celebrate: emit(({ context: { blood } }) => ({ type: 'celebrated', blood: taken(blood) }) as const),
    forget: assign({ blood: null }),
  },
  delays: { untilRead: ON_VIEW_MS, untilStill: STILL_MS },
  actors: projectorEffects,
})

/**
 * A screen in a hall: one blood at a time is celebrated on all of it, and what only a pointer needs is there
 * while one moves.
 */
export const projectorMachine = machine.createMachine({
  id: 'projector',
  description: 'Shows the scoreboard on a large screen, without anyone at the controls.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, board: null, waiting: [], blood: null }),
  invoke: { src: 'keepAwake', input: {} },
  on: { 'board.told': { actions: { type: 'note', params: ({ event }) => event } } },
  states: {
    stage: {
      description: 'Fills the screen.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is running.',
          entry: 'forget',
          always: { guard: 'hasWaiting', target: 'celebrating' },
        },
        celebrating: {
          description: 'Shows one blood for three seconds.',
          entry: ['take', 'celebrate'],
          after: { untilRead: 'resting' },
        },
      },
    },
    pointer: {
      description: 'Follows pointer and keyboard.',
      initial: 'awake',
      states: {
        awake: {
          description: 'Shows the controls after a recent input.',
          on: { stir: { target: 'awake', reenter: true } },
          after: { untilStill: 'still' },
        },
        still: { description: 'Hides pointer and controls.', on: { stir: 'awake' } },
      },
    },
  },
})

/** When there are too many, first bloods are kept before second ones, and those before third ones. */
function queued(bloods: readonly RecentSolve[]): readonly RecentSolve[] {
  if (bloods.length <= MAX_WAITING) return bloods
  const kept = new Set(
    bloods.toSorted((one, other) => Number(one.mark) - Number(other.mark)).slice(0, MAX_WAITING),
  )
  return bloods.filter((blood) => kept.has(blood))
}

function taken(blood: RecentSolve | null): RecentSolve {
  if (!blood) throw new Error('Nothing is celebrated before it waits.')
  return blood
}

export interface ProjectorView {
  blood: RecentSolve | null
  /** Whether what a pointer can press is on view. */
  pointer: 'awake' | 'still'
}
export function toProjectorView(snapshot: SnapshotFrom<typeof projectorMachine>): ProjectorView {
  return { blood: snapshot.context.blood, pointer: snapshot.value.pointer }
}
