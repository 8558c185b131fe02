import { setup, type SnapshotFrom } from 'xstate'
import { arrows, choices } from '../kit/arrows.ts'
import type { Decision, Question } from './confirm-question.ts'

export type ConfirmView = { kind: 'closed' } | { kind: 'asking'; question: Question }
interface Context {
  at: ConfirmView
}
type Event = { type: 'ask'; question: Question } | { type: 'confirm' } | { type: 'cancel' }
interface Answered {
  type: 'answered'
  decision: Decision
}

const CLOSED = { kind: 'closed' } as const
const close = () => ({ at: CLOSED })
const answered = (decision: Decision) =>
  ({ to: 'closed', tell: (): readonly Answered[] => [{ type: 'answered', decision }], put: close }) as const

/**
 * Holds one question and no queue: while one is open, `can` returns false for another, so no dialog appears
 * unexpectedly.
 */
export const confirmMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Answered },
}).createMachine({
  id: 'confirm',
  description: 'Asks the user to confirm one action at a time.',
  context: { at: CLOSED },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: { ask: arrows({ to: 'asking', put: ({ question }) => ({ at: { kind: 'asking', question } }) }) },
    },
    asking: {
      description: 'Waits for the user to confirm. A second request is cancelled immediately.',
      on: { confirm: choices(answered('confirmed')), cancel: choices(answered('cancelled')) },
    },
  },
})

export const toConfirmView = ({ context }: SnapshotFrom<typeof confirmMachine>): ConfirmView => context.at
