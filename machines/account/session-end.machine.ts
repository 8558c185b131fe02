import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

/** One of the person's sessions by its id, or all of them, this one too. */
export type WhichSessions = { kind: 'one'; id: string } | { kind: 'all' }
interface Input {
  which: WhichSessions
}
interface Context extends Input {
  problem: Problem | null
}
type Event = { type: 'end' }

export const sessionEndEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  endSessions: effect<WhichSessions, Outcome<null>>('endSessions'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isAll: ({ context }) => context.which.kind === 'all',
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    // Somebody else was quicker, or its time had come: what was asked for is the case.
    isOver: ({ context }, answer: Outcome<null>) =>
      answer.ok || (answer.problem.kind === 'missing' && context.which.kind === 'one'),
  },
  actions: {
    blame: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    forgive: assign({ problem: null }),
    sayEnded: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: context.which.kind === 'one' ? 'session-ended' : 'all-sessions-ended' },
    })),
  },
  actors: sessionEndEffects,
})

export const sessionEndMachine = machine.createMachine({
  id: 'sessionEnd',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        end: [
          { guard: 'isAll', target: 'confirming', actions: 'forgive' },
          { target: 'ending', actions: 'forgive' },
        ],
      },
    },
    confirming: {
      invoke: {
        src: 'askFirst',
        input: { kind: 'end-all-sessions' },
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'ending' },
          { target: 'resting' },
        ],
      },
    },
    ending: {
      invoke: {
        src: 'endSessions',
        input: ({ context }) => context.which,
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'ended',
            actions: 'sayEnded',
          },
          { target: 'resting', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    ended: {},
  },
})

export type SessionEndView =
  | { kind: 'resting'; problem: Problem | null }
  | { kind: 'ending' }
  | { kind: 'ended' }
export function toSessionEndView(snapshot: SnapshotFrom<typeof sessionEndMachine>): SessionEndView {
  if (snapshot.matches('ending')) return { kind: 'ending' }
  return snapshot.matches('ended')
    ? { kind: 'ended' }
    : { kind: 'resting', problem: snapshot.context.problem }
}
