import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Decision, Question } from './confirm-question.ts'

interface Context {
  question: Question | null
}
type Event = { type: 'ask'; question: Question } | { type: 'confirm' } | { type: 'cancel' }

/**
 * One question at a time; who asks while another is open is told so by `can`, nothing waits in a line behind
 * a dialog.
 */
export const confirmMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'answered'; decision: Decision },
  },
  actions: {
    pose: assign((_, event: { question: Question }) => ({ question: event.question })),
    forget: assign({ question: null }),
    answer: emit((_, { decision }: { decision: Decision }) => ({ type: 'answered', decision })),
  },
}).createMachine({
  id: 'confirm',
  description: 'Asks the user to confirm one act at a time.',
  context: { question: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: { ask: { target: 'asking', actions: { type: 'pose', params: ({ event }) => event } } },
    },
    asking: {
      description: 'Waits for the user to confirm. Another question is cancelled immediately.',
      exit: 'forget',
      on: {
        confirm: { target: 'closed', actions: { type: 'answer', params: { decision: 'confirmed' } } },
        cancel: { target: 'closed', actions: { type: 'answer', params: { decision: 'cancelled' } } },
      },
    },
  },
})

export type ConfirmView = { kind: 'closed' } | { kind: 'asking'; question: Question }
export function toConfirmView({ context: { question } }: SnapshotFrom<typeof confirmMachine>): ConfirmView {
  return question ? { kind: 'asking', question } : { kind: 'closed' }
}
