import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'

interface Input {
  game: number
}
interface Context extends Input {
  salt: string
  problem: Problem | null
}
type Event = { type: 'ask' }

export const teamHashSaltEffects = {
  loadSalt: effect<number, Outcome<string>>('loadSalt'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: { isKnown: (_, answer: Outcome<string>) => answer.ok },
  actions: {
    keep: assign((_, answer: Outcome<string>) => (answer.ok ? { salt: answer.value, problem: null } : { problem: answer.problem })),
  },
  actors: teamHashSaltEffects,
})

/** A secret is fetched when somebody wants to see it, and goes with the screen: no cache holds it. */
export const teamHashSaltMachine = machine.createMachine({
  id: 'teamHashSalt',
  context: ({ input }) => ({ ...input, salt: '', problem: null }),
  initial: 'unasked',
  states: {
    unasked: { on: { ask: 'asking' } },
    asking: {
      invoke: {
        src: 'loadSalt',
        input: ({ context }) => context.game,
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'unasked', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
      },
    },
    known: {},
  },
})

export type TeamHashSaltView = { kind: 'unasked'; problem: Problem | null } | { kind: 'asking' } | { kind: 'known'; salt: string }
export function toTeamHashSaltView(snapshot: SnapshotFrom<typeof teamHashSaltMachine>): TeamHashSaltView {
  const { salt, problem } = snapshot.context
  if (snapshot.matches('known')) return { kind: 'known', salt }
  return snapshot.matches('asking') ? { kind: 'asking' } : { kind: 'unasked', problem }
}
