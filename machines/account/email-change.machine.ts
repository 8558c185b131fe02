import { setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-flaws.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { leftIn, rejectionOf } from './held-off.ts'
import { mailSentTo, withoutMail, type MailSent } from './mail-request-form.ts'

/** `current` is the address of the account, `next` the typed one. */
export interface EmailTexts {
  current: string
  next: string
}
export type EmailChangeFlaw = EmailFlaw | 'same'
interface Input {
  now: () => number
}
interface Context extends Input {
  at: Exclude<EmailChangeView, { kind: 'sending' }> | { kind: 'sending'; to: string }
}
type Event =
  | { type: 'begin' }
  | { type: 'cancel' }
  | ({ type: 'submit' } & EmailTexts)
  | { type: 'edit' }
  | { type: 'resend' }
/** `data`: the server sent an email. `title`: the reason if it did not. */
type Answer = Outcome<{ data: boolean; title: string }>

export const emailChangeEffects = { requestEmail: effect<string, Answer>('requestEmail') }
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { untilAllowed: ({ context }) => leftIn(context) },
  actors: emailChangeEffects,
})
type Now = Pick<Context, 'at'>
const opened = (): Now => ({ at: { kind: 'open', problem: null, at: null } })
const closed = (): Now => ({ at: { kind: 'closed' } })
const addressIn = ({ at }: Context) => only(at, 'sending', 'sent').to
const rejected = (answer: Answer, { at, now }: Context): Now => {
  // A server without mail reports the reason in a success, so a success can be a refusal.
  const refusal: Problem | null = answer.ok ? { kind: 'refused', title: answer.value.title } : null
  const rejection = rejectionOf(answer, { now })
  const problem = answer.ok ? refusal : answer.problem
  const until = rejection.kind === 'held-off' ? rejection.until : null
  if (at.kind === 'sent') return { at: { ...at, isSending: false, until, problem } }
  if (rejection.kind === 'held-off') return { at: rejection }
  // The request contains only the address, so a refusal concerns that field.
  return { at: { kind: 'open', problem, at: !answer.ok && problem?.kind === 'refused' ? 'email' : null } }
}
const asking = machine.createStateConfig({
  invoke: {
    src: 'requestEmail',
    input: ({ context }) => addressIn(context),
    onDone: answers(
      {
        when: (answer) => answer.ok && answer.value.data,
        to: 'cooling',
        put: (_, context) => ({ at: mailSentTo(addressIn(context), context) }),
      },
      ...withoutMail(rejected),
    ),
  },
})
const beginning = machine.createStateConfig({ on: { begin: choices({ to: 'open', put: opened }) } })
const leaving = machine.createStateConfig({ on: { cancel: choices({ to: 'closed', put: closed }) } })
/** `isSending`: the user asked for another email. False: the wait is over. */
const sentAgain =
  (isSending: boolean) =>
  ({ at }: Context): Now => ({
    at: { ...only(at, 'sent'), isSending, until: null, problem: null },
  })

export const emailChangeMachine = machine.createMachine({
  id: 'emailChange',
  description: 'Changes the address of the account, up to the email that confirms it.',
  context: ({ input }) => ({ ...input, at: { kind: 'closed' } }),
  initial: 'closed',
  states: {
    closed: { description: 'Shows the address in force.', ...beginning },
    open: {
      description: 'Shows the form, and the last problem until something is edited.',
      on: {
        ...leaving.on,
        submit: arrows({
          when: (texts) => hasNoFlaws(emailChangeFlaws(texts)),
          to: 'sending',
          put: ({ next }) => ({ at: { kind: 'sending', to: next.trim() } }),
        }),
        edit: choices({ put: opened }),
      },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      ...leaving,
      after: { untilAllowed: choices({ to: 'open', put: opened }) },
    },
    sending: { description: 'Waits for the server to send an email to the new address.', ...asking },
    cooling: {
      description: 'The email was sent. Another one may be requested after a wait.',
      on: { ...beginning.on, ...leaving.on },
      after: { untilAllowed: choices({ to: 'sent', put: sentAgain(false) }) },
    },
    sent: {
      description: 'The email was sent. It may be sent again, or to another address.',
      on: { ...beginning.on, ...leaving.on, resend: choices({ to: 'sending', put: sentAgain(true) }) },
    },
  },
})

export type EmailChangeView =
  | { kind: 'closed' }
  /** `at`: the field that the problem concerns. Null: unknown. */
  | { kind: 'open'; problem: Problem | null; at: 'email' | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'sending' }
  | MailSent
export function toEmailChangeView({
  context: { at },
}: SnapshotFrom<typeof emailChangeMachine>): EmailChangeView {
  return at.kind === 'sending' ? { kind: 'sending' } : at
}

export function emailChangeFlaws({ current, next }: EmailTexts): { email: EmailChangeFlaw | null } {
  const address = next.trim()
  return { email: emailFlaw(address) ?? (address.toLowerCase() === current.toLowerCase() ? 'same' : null) }
}
