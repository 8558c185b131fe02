import { setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { leftMs, retryAfterOf } from '../kit/retry-after.ts'
import { notNull } from '../not-null.ts'
import { mailSentTo, mailSettling, type MailForm } from './mail-request-form.ts'

/** `current`: the address of the account. `next`: the address typed. */
export interface EmailTexts {
  current: string
  next: string
}
export type EmailChangeFlaw = EmailFlaw | 'same'
interface Input {
  now: () => number
}
interface Context extends MailForm {
  address: string
  at: 'email' | null
}
type Event =
  | { type: 'begin' }
  | { type: 'cancel' }
  | ({ type: 'submit' } & EmailTexts)
  | { type: 'edit' }
  | { type: 'resend' }
/** `data`: whether an email was sent. `title`: the reason if not. */
type Answer = Outcome<{ data: boolean; title: string }>

export const emailChangeEffects = { requestEmail: effect<string, Answer>('requestEmail') }
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: emailChangeEffects,
})
const forgiven = (): Partial<Context> => ({ problem: null, at: null, allowedAt: null })
const opened = (): Partial<Context> => ({ ...forgiven(), sentTo: null })
const rejected = (answer: Answer, { now }: Context): Partial<Context> =>
  answer.ok
    ? { problem: { kind: 'refused', title: answer.value.title }, at: null }
    : // The request has the address alone, so a refusal is about it.
      { ...retryAfterOf(answer, now), at: answer.problem.kind === 'refused' ? 'email' : null }
const asking = machine.createStateConfig({
  invoke: {
    src: 'requestEmail',
    input: ({ context }) => context.address,
    onDone: answers(
      {
        when: (answer) => answer.ok && answer.value.data,
        to: 'settling',
        put: (_, context) => mailSentTo(context.address, context),
      },
      { to: 'settling', put: rejected },
    ),
  },
})
const beginning = machine.createStateConfig({ on: { begin: choices({ to: 'open', put: opened }) } })

export const emailChangeMachine = machine.createMachine({
  id: 'emailChange',
  description: 'Changes the address of the account, up to the email that confirms it.',
  context: ({ input }) => ({ ...input, address: '', sentTo: null, problem: null, at: null, allowedAt: null }),
  initial: 'closed',
  states: {
    closed: { description: 'Shows the address in force.', ...beginning },
    settling: {
      description: 'Transient. Chooses the next state from the response.',
      always: arrows(...mailSettling),
    },
    open: {
      description: 'Shows the form, and the last problem until something is edited.',
      on: {
        submit: arrows({
          when: (texts) => hasNoFlaws(emailChangeFlaws(texts)),
          to: 'sending',
          put: ({ next }) => ({ ...forgiven(), address: next.trim() }),
        }),
        edit: choices({ put: forgiven }),
        cancel: 'closed',
      },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      on: { cancel: 'closed' },
      after: { untilAllowed: choices({ to: 'open', put: forgiven }) },
    },
    sending: { description: 'Waits for the server to send an email to the new address.', ...asking },
    cooling: {
      description: 'The email was sent. Another one may be requested after a wait.',
      on: { ...beginning.on, cancel: 'closed' },
      after: { untilAllowed: choices({ to: 'sent', put: forgiven }) },
    },
    sent: {
      description: 'The email was sent. It may be sent again, or to another address.',
      on: {
        ...beginning.on,
        cancel: 'closed',
        resend: choices({ to: 'sendingAgain', put: forgiven }),
      },
    },
    sendingAgain: { description: 'Waits for the server to send the email again.', ...asking },
  },
})

export type EmailChangeView =
  | { kind: 'closed' }
  /** `at`: the field of the problem. Null: unknown. */
  | { kind: 'open'; problem: Problem | null; at: 'email' | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'sending' }
  /** `until`: the end of the wait for another email. Null: there is no wait. */
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
