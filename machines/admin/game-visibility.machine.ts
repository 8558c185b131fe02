import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'

export interface Visibility {
  hidden: boolean
  /** What the game is called when somebody acts. */
  title: string
}
interface Input {
  game: number
}
interface Context extends Input {
  wish: Visibility | null
}
type Event = { type: 'switch' } & Visibility

export const gameVisibilityEffects = {
  /** Ends when the list says so too. All else of the game stays as it is stored. */
  setHidden: effect<{ game: number; hidden: boolean }, Outcome<null>>('setHidden'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  actions: {
    wish: assign((_, { hidden, title }: Visibility) => ({ wish: { hidden, title } })),
    forget: assign({ wish: null }),
    tell: emit(({ context }, answer: Outcome<null>) => ({ type: 'announce', announcement: toAnnouncement(wished(context), answer) })),
  },
  actors: gameVisibilityEffects,
})

/** Whether players see a game at all; switched in the list, without opening it. */
export const gameVisibilityMachine = machine.createMachine({
  id: 'gameVisibility',
  context: ({ input }) => ({ ...input, wish: null }),
  initial: 'idle',
  states: {
    idle: { on: { switch: { target: 'switching', actions: { type: 'wish', params: ({ event }) => event } } } },
    switching: {
      invoke: {
        src: 'setHidden',
        input: ({ context }) => ({ game: context.game, hidden: wished(context).hidden }),
        onDone: { target: 'idle', actions: [{ type: 'tell', params: ({ event }) => event.output }, 'forget'] },
      },
    },
  },
})

/** `hidden` is what was asked for, until the list says what is. */
export type GameVisibilityView = { kind: 'idle' } | { kind: 'busy'; hidden: boolean }
export function toGameVisibilityView({ context }: SnapshotFrom<typeof gameVisibilityMachine>): GameVisibilityView {
  return context.wish ? { kind: 'busy', hidden: context.wish.hidden } : { kind: 'idle' }
}

function wished({ wish }: Context): Visibility {
  if (!wish) throw new Error('Nothing is switched before somebody wishes it.')
  return wish
}

function toAnnouncement({ hidden, title }: Visibility, answer: Outcome<null>): Announcement {
  return answer.ok ? { kind: hidden ? 'game-hidden' : 'game-shown', game: title } : { kind: 'failed', problem: answer.problem }
}
