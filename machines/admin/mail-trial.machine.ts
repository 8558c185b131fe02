import { assign, setup, type SnapshotFrom } from 'xstate'
import type { MailTrial } from '#contract/models/platform.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'

interface Context {
  to: string
  /** What became of the last letter. */
  trial: MailTrial | null
  /** Why none was sent. */
  problem: Problem | null
}
/** '' is one's own address. */
type Event = { type: 'send'; to: string }

export const mailTrialEffects = {
  tryMail: effect<string, Outcome<MailTrial>>('tryMail'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event },
  actions: {
    address: assign((_, { to }: { to: string }) => ({ to, trial: null, problem: null })),
    settle: assign((_, answer: Outcome<MailTrial>) => (answer.ok ? { trial: answer.value } : { problem: answer.problem })),
  },
  actors: mailTrialEffects,
})

/** One letter at a time, to see whether letters get through. That one does not is an answer too. */
export const mailTrialMachine = machine.createMachine({
  id: 'mailTrial',
  context: { to: '', trial: null, problem: null },
  initial: 'resting',
  states: {
    resting: { on: { send: { target: 'sending', actions: { type: 'address', params: ({ event }) => event } } } },
    sending: {
      invoke: {
        src: 'tryMail',
        input: ({ context }) => context.to,
        onDone: { target: 'resting', actions: { type: 'settle', params: ({ event }) => event.output } },
      },
    },
  },
})

export type MailTrialView = { kind: 'resting'; trial: MailTrial | null; problem: Problem | null } | { kind: 'sending' }
export function toMailTrialView(snapshot: SnapshotFrom<typeof mailTrialMachine>): MailTrialView {
  const { trial, problem } = snapshot.context
  return snapshot.matches('sending') ? { kind: 'sending' } : { kind: 'resting', trial, problem }
}
