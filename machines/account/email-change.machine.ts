import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { retryAfterOf, leftMs } from '../kit/retry-after.ts'
import { MAIL_COOL_DOWN_MS } from './mail-cool-down.ts'
import {
  mailFormGuards,
  mailSettling,
  sentOrNot,
  waitedFor,
  writing,
  writingAnew,
  type MailForm,
} from './mail-request-form.ts'

/** The address in force, and the one typed. */
export interface EmailTexts {
  current: string
  next: string
}
export type EmailChangeFlaw = EmailFlaw | 'same'
interface Input {
  now: () => number
}
interface Context extends Input, MailForm {
  address: string
  at: 'email' | null
}
type Event =
  | { type: 'begin' }
  | { type: 'cancel' }
  | ({ type: 'submit' } & EmailTexts)
  | { type: 'edit' }
  | { type: 'resend' }
/** `data` says whether a mail is on its way, `title` else why not. */
type Answer = Outcome<{ data: boolean; title: string }>

export const emailChangeEffects = { requestEmail: effect<string, Answer>('requestEmail') }
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: {
    ...mailFormGuards,
    isFlawless: (_, texts: EmailTexts) => hasNoFlaws(emailChangeFlaws(texts)),
    isSent: (_, answer: Answer) => answer.ok && answer.value.data,
  },
  actions: {
    take: assign((_, { next }: EmailTexts) => ({ address: next.trim() })),
    blame: assign(({ context }, answer: Answer) => {
      if (answer.ok) return { problem: { kind: 'refused', title: answer.value.title } as const, at: null }
      // What is refused is what was sent, and that is the address alone.
      return {
        ...retryAfterOf(answer, context.now),
        at: answer.problem.kind === 'refused' ? ('email' as const) : null,
      }
    }),
    noteMail: assign(({ context }) => ({
      sentTo: context.address,
      allowedAt: context.now() + MAIL_COOL_DOWN_MS,
    })),
    forgive: assign({ problem: null, at: null, allowedAt: null }),
    forgetMail: assign({ sentTo: null }),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: emailChangeEffects,
})
const asking = machine.createStateConfig({
  invoke: {
    src: 'requestEmail',
    input: ({ context }) => context.address,
    onDone: sentOrNot('isSent'),
  },
})
const beginning = { begin: writingAnew }

export const emailChangeMachine = machine.createMachine({
  id: 'emailChange',
  description: 'Changes the address of the account, up to the email that confirms it.',
  context: ({ input }) => ({ ...input, address: '', sentTo: null, problem: null, at: null, allowedAt: null }),
  initial: 'closed',
  states: {
    closed: { description: 'Shows the address in force.', on: beginning },
    settling: { description: 'Transient. Chooses the next state from the response.', always: mailSettling },
    open: {
      description: 'Shows the form, and the last problem until something is edited.',
      on: { ...writing('sending'), cancel: 'closed' },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      on: { cancel: 'closed' },
      after: waitedFor('open'),
    },
    sending: { description: 'Waits for the server to send an email to the new address.', ...asking },
    cooling: {
      description: 'The email was sent. Another one may be requested after a wait.',
      on: { ...beginning, cancel: 'closed' },
      after: waitedFor('sent'),
    },
    sent: {
      description: 'The email was sent. It may be sent again, or to another address.',
      on: { ...beginning, cancel: 'closed', resend: { target: 'sendingAgain', actions: 'forgive' } },
    },
    sendingAgain: { description: 'Waits for the server to send the email again.', ...asking },
  },
})

export type EmailChangeView =
  | { kind: 'closed' }
  /** `at`: the field the problem is about, where that can be told. */
  | { kind: 'open'; problem: Problem | null; at: 'email' | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'sending' }
  /** `until` is null while another mail may be asked for. */
  | { kind: 'sent'; to: string; isSending: boolean; until: number | null; problem: Problem | null }
export function toEmailChangeView(snapshot: SnapshotFrom<typeof emailChangeMachine>): EmailChangeView {
  const { problem, at, sentTo, allowedAt } = snapshot.context
  if (snapshot.matches('closed')) return { kind: 'closed' }
  if (snapshot.matches('open')) return { kind: 'open', problem, at }
  if (snapshot.matches('heldOff')) return { kind: 'held-off', until: notNull(allowedAt) }
  if (snapshot.matches('sending')) return { kind: 'sending' }
  return {
    kind: 'sent',
    to: notNull(sentTo),
    isSending: snapshot.matches('sendingAgain'),
    until: allowedAt,
    problem,
  }
}

export function emailChangeFlaws({ current, next }: EmailTexts): { email: EmailChangeFlaw | null } {
  const address = next.trim()
  return { email: emailFlaw(address) ?? (address.toLowerCase() === current.toLowerCase() ? 'same' : null) }
}
