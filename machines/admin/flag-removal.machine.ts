import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/question.ts'
import { effect } from '../effect.ts'
import type { ChallengePlace } from './challenge-place.ts'

export interface FlagToRemove {
  id: number
  flag: string
  /** `disables`: it is the last one, and without it nobody could solve the challenge. */
  effect: 'none' | 'disables'
}
interface Context extends ChallengePlace {
  flag: FlagToRemove | null
  problem: Problem | null
}
type Event = { type: 'remove'; flag: FlagToRemove }

export const flagRemovalEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Ends when the challenge on view is without it. */
  removeFlag: effect<{ place: ChallengePlace; flag: number }, Outcome<null>>('removeFlag'),
}
const machine = setup({
  types: {
    input: {} as ChallengePlace,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    choose: assign((_, { flag }: { flag: FlagToRemove }) => ({ flag, problem: null })),
    forget: assign({ flag: null }),
    blame: assign((_, answer: Outcome<null>) => ({ flag: null, problem: answer.ok ? null : answer.problem })),
    sayRemoved: emit({ type: 'announce', announcement: { kind: 'flag-removed' } }),
  },
  actors: flagRemovalEffects,
})

export const flagRemovalMachine = machine.createMachine({
  id: 'flagRemoval',
  context: ({ input }) => ({ ...input, flag: null, problem: null }),
  initial: 'idle',
  states: {
    idle: { on: { remove: { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } } } },
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(chosen(context)),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'removing' },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    removing: {
      invoke: {
        src: 'removeFlag',
        input: ({ context }) => ({ place: { game: context.game, challenge: context.challenge }, flag: chosen(context).id }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'idle', actions: ['sayRemoved', 'forget'] },
          { target: 'idle', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
  },
})

export type FlagRemovalView = { kind: 'idle'; problem: Problem | null } | { kind: 'busy'; flag: number }
export function toFlagRemovalView(snapshot: SnapshotFrom<typeof flagRemovalMachine>): FlagRemovalView {
  const { flag, problem } = snapshot.context
  return flag && snapshot.matches('removing') ? { kind: 'busy', flag: flag.id } : { kind: 'idle', problem }
}

function chosen({ flag }: Context): FlagToRemove {
  if (!flag) throw new Error('Nothing is removed before it is chosen.')
  return flag
}

const toQuestion = ({ flag, effect: follows }: FlagToRemove): Question => ({ kind: 'remove-flag', flag, follows })
