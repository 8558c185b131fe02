import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'

interface Input {
  game: number
}
interface Context extends Input {
  problem: Problem | null
}
type Event = { type: 'check' }

export const openingCheckEffects = {
  /** What was found is a read; it has it when this ends. */
  checkAgain: effect<number, Outcome<null>>('checkAgain'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actions: {
    keep: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
  },
  actors: openingCheckEffects,
})

/**
 * Looking once more at what stands in the way of an opening: it takes a while, as attachments are searched.
 */
export const openingCheckMachine = machine.createMachine({
  id: 'openingCheck',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'idle',
  states: {
    idle: { on: { check: 'checking' } },
    checking: {
      invoke: {
        src: 'checkAgain',
        input: ({ context }) => context.game,
        onDone: { target: 'idle', actions: { type: 'keep', params: ({ event }) => event.output } },
      },
    },
  },
})

/** Why the last one failed stands there until the next has been answered. */
export interface OpeningCheckView {
  kind: 'idle' | 'checking'
  problem: Problem | null
}
export function toOpeningCheckView(snapshot: SnapshotFrom<typeof openingCheckMachine>): OpeningCheckView {
  return { kind: snapshot.matches('checking') ? 'checking' : 'idle', problem: snapshot.context.problem }
}
