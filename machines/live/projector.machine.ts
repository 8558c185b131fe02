import { setup, type SnapshotFrom } from 'xstate'
import type { Board } from '#contract/rules/board/board.ts'
import { firstBloodsSince, type FirstBlood } from '#contract/rules/board/bloods.ts'
import { arrows, choices } from '../kit/arrows.ts'
import { following } from './following.ts'
import { subscription } from './subscription.ts'

interface Input {
  game: number
  now: () => number
}
interface Context extends Input {
  /** Null: not reported yet. */
  board: Board | null
  /** First bloods that wait to be celebrated, earliest first. */
  waiting: readonly FirstBlood[]
  blood: FirstBlood | null
}
export type BoardReport = { type: 'board.arrived'; board: Board }
type Event = BoardReport | { type: 'stir' }

/** Spectators need this time to read the team and the challenge. */
const ON_VIEW_MS = 6_000
/** A pointer that rests this long is hidden. */
const STILL_MS = 3_000
/** Older solves are not celebrated, even if they arrive late. */
const NEWS_MS = 60_000
/** A longer queue would fall behind the game. The list of bloods shows the dropped ones. */
const MAX_WAITING = 2

export const projectorEffects = {
  /** Keeps the device from sleeping, because nobody touches a projector. */
  keepAwake: subscription<object, never>('keepAwake'),
  /** Reports the board once the game has begun. */
  followBoard: following<{ game: number }, BoardReport>('followBoard'),
  /** Runs while a blood is on the screen. */
  celebrate: following<{ blood: FirstBlood | null }, never>('celebrate'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
  },
  delays: { untilRead: ON_VIEW_MS, untilStill: STILL_MS },
  actors: projectorEffects,
})

/** Celebrates one first blood at a time. Hides the controls a few seconds after the last input. */
export const projectorMachine = machine.createMachine({
  id: 'projector',
  description: 'Shows the scoreboard on a large screen, without input.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, board: null, waiting: [], blood: null }),
  invoke: [
    { src: 'keepAwake', input: {} },
    { src: 'followBoard', input: ({ context: { game } }) => ({ game }) },
  ],
  on: { 'board.arrived': arrows({ put: updated }) },
  states: {
    stage: {
      description: 'Fills the screen.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is running.',
          always: choices({
            when: ({ waiting }) => waiting.length > 0,
            to: 'celebrating',
            put: ({ waiting: [blood = null, ...waiting] }) => ({ blood, waiting }),
          }),
        },
        celebrating: {
          description: 'Shows one first blood for six seconds.',
          invoke: { src: 'celebrate', input: ({ context: { blood } }) => ({ blood }) },
          after: { untilRead: choices({ to: 'resting', put: () => ({ blood: null }) }) },
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

function updated({ board }: { board: Board }, { board: before, blood, waiting, now }: Context) {
  const since = now() - NEWS_MS
  const news = before ? firstBloodsSince(before, board).filter(({ at }) => at >= since) : []
  // An idle screen shows the first one immediately, so one more fits into the queue.
  const most = MAX_WAITING + Number(blood === null)
  return { board, waiting: news.length === 0 ? waiting : [...waiting, ...news].slice(-most) }
}

export interface ProjectorView {
  blood: FirstBlood | null
  /** `still`: the controls are hidden. */
  pointer: 'awake' | 'still'
}
export function toProjectorView(snapshot: SnapshotFrom<typeof projectorMachine>): ProjectorView {
  return { blood: snapshot.context.blood, pointer: snapshot.value.pointer }
}
