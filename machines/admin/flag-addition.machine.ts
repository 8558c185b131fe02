import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import type { ChallengeRef } from '../game/challenge-ref.ts'
import type { NewFlag } from './flag-import.ts'

interface Context extends ChallengeRef {
  flags: readonly NewFlag[]
  problem: Problem | null
}
type Event = { type: 'add'; flags: readonly NewFlag[] } | { type: 'edit' }

export const flagAdditionEffects = {
  /** All or none, in their order. Ends when the challenge on view has them. */
  addFlags: effect<{ place: ChallengeRef; flags: readonly NewFlag[] }, Outcome<null>>('addFlags'),
}
const machine = setup({
  types: {
    input: {} as ChallengeRef,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isSome: (_, { flags }: { flags: readonly NewFlag[] }) => flags.length > 0,
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    hold: assign((_, { flags }: { flags: readonly NewFlag[] }) => ({ flags, problem: null })),
    blame: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    forgive: assign({ problem: null }),
    sayAdded: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: 'flags-added', count: context.flags.length },
    })),
  },
  actors: flagAdditionEffects,
})

export const flagAdditionMachine = machine.createMachine({
  id: 'flagAddition',
  context: ({ input }) => ({ ...input, flags: [], problem: null }),
  initial: 'open',
  states: {
    open: {
      on: {
        add: {
          guard: { type: 'isSome', params: ({ event }) => event },
          target: 'adding',
          actions: { type: 'hold', params: ({ event }) => event },
        },
        edit: { actions: 'forgive' },
      },
    },
    adding: {
      invoke: {
        src: 'addFlags',
        input: ({ context: { game, challenge }, event }) => {
          assertEvent(event, 'add')
          return { place: { game, challenge }, flags: event.flags }
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'open',
            actions: 'sayAdded',
          },
          { target: 'open', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
  },
})

export type FlagAdditionView = { kind: 'open'; problem: Problem | null } | { kind: 'busy' }
export function toFlagAdditionView(snapshot: SnapshotFrom<typeof flagAdditionMachine>): FlagAdditionView {
  return snapshot.matches('adding') ? { kind: 'busy' } : { kind: 'open', problem: snapshot.context.problem }
}
