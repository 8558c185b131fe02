import { setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-flaws.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { captchaEffects, captchaRegion, type CaptchaAnswer, type CaptchaTrouble } from './captcha.ts'
import { leftIn, rejectionOf } from './held-off.ts'
import { mailSentTo, withoutMail, type MailSent } from './mail-request-form.ts'

export interface Recovering {
  email: string
  token: string
}
interface Input {
  now: () => number
}
interface Context extends Input {
  /** The request in flight. It is dropped afterwards, because a captcha token is valid once. */
  asked: Recovering
  at: RecoveryView
}
type Event = { type: 'edit' } | { type: 'submit'; email: string } | { type: 'resend' } | { type: 'change' }

export const recoveryEffects = {
  ...captchaEffects,
  requestRecovery: effect<Recovering, Outcome<unknown>>('requestRecovery'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { untilAllowed: ({ context }) => leftIn(context) },
  actors: recoveryEffects,
})
const NOTHING_ASKED = { email: '', token: '' }
const OPEN = { kind: 'open', problem: null, at: null, trouble: null } as const
const opened = (): Partial<Context> => ({ at: OPEN })
/** Starts a request. The note about an email that was sent stays on the screen. */
const begun = (doing: 'proving' | 'asking', { at }: Context): RecoveryView =>
  at.kind === 'sent'
    ? { ...at, isSending: true, until: null, problem: null, trouble: null }
    : { kind: 'busy', doing }
const failed = (trouble: CaptchaTrouble | null, at: RecoveryView): Partial<Context> => ({
  asked: NOTHING_ASKED,
  at: at.kind === 'sent' ? { ...at, isSending: false, trouble } : { ...OPEN, trouble },
})
const proven = (answer: CaptchaAnswer, context: Context): Partial<Context> =>
  answer.kind === 'solved'
    ? { asked: { ...context.asked, token: answer.token }, at: begun('asking', context) }
    : failed(answer.trouble, context.at)
const rejected = (answer: Outcome<unknown>, { at, now }: Context): Partial<Context> => {
  const rejection = rejectionOf(answer, { now })
  const problem = answer.ok ? null : answer.problem
  const until = rejection.kind === 'held-off' ? rejection.until : null
  if (at.kind === 'sent') return { asked: NOTHING_ASKED, at: { ...at, isSending: false, until, problem } }
  if (rejection.kind === 'held-off') return { asked: NOTHING_ASKED, at: rejection }
  // A base server responds to an unknown address with "missing". Other refusals may have another reason.
  const field = problem?.kind === 'missing' ? 'email' : null
  return { asked: NOTHING_ASKED, at: { ...OPEN, problem, at: field } }
}

export const recoveryMachine = machine.createMachine({
  id: 'recovery',
  description: 'Requests an email with a link that sets a new password.',
  context: ({ input }) => ({ ...input, asked: NOTHING_ASKED, at: OPEN }),
  type: 'parallel',
  states: {
    captcha: { description: 'Runs next to the form.', ...captchaRegion('recovery') },
    form: {
      description: 'Runs from the form to the email.',
      initial: 'open',
      states: {
        open: {
          description: 'Shows the form, and the last problem until something is edited.',
          on: {
            submit: arrows({
              when: ({ email }) => hasNoFlaws(recoveryFlaws(email)),
              to: 'proving',
              put: ({ email }, context) => ({
                asked: { email: email.trim(), token: '' },
                at: begun('proving', context),
              }),
            }),
            edit: choices({ put: opened }),
          },
        },
        heldOff: {
          description: 'Too many attempts. Counts down the wait.',
          after: { untilAllowed: choices({ to: 'open', put: opened }) },
        },
        proving: {
          description: 'Waits for the CAPTCHA.',
          invoke: {
            src: 'solveCaptcha',
            input: { action: 'recovery' },
            onDone: answers(
              { when: ({ kind }) => kind === 'solved', to: 'asking', put: proven },
              { when: (_, { at }) => at.kind === 'sent', to: 'sent', put: proven },
              { to: 'open', put: proven },
            ),
          },
        },
        asking: {
          description: 'Waits for the server to send the email.',
          invoke: {
            src: 'requestRecovery',
            input: ({ context: { asked } }) => asked,
            onDone: answers(
              {
                when: ({ ok }) => ok,
                to: 'cooling',
                put: (_, context) => ({
                  asked: NOTHING_ASKED,
                  at: { ...mailSentTo(context.asked.email, context), trouble: null },
                }),
              },
              ...withoutMail(rejected),
            ),
          },
        },
        cooling: {
          description: 'The email was sent. Another one may be requested after a wait.',
          on: { change: choices({ to: 'open', put: opened }) },
          after: {
            untilAllowed: choices({
              to: 'sent',
              put: ({ at }) => ({ at: { ...only(at, 'sent'), until: null, problem: null, trouble: null } }),
            }),
          },
        },
        sent: {
          description: 'The email was sent. It may be sent again, or to another address.',
          on: {
            change: choices({ to: 'open', put: opened }),
            resend: choices({
              to: 'proving',
              put: (context) => ({
                asked: { email: only(context.at, 'sent').to, token: '' },
                at: begun('proving', context),
              }),
            }),
          },
        },
      },
    },
  },
})

export type RecoveryView =
  /** `at`: the field that the problem concerns. Null: unknown. */
  | { kind: 'open'; problem: Problem | null; at: 'email' | null; trouble: CaptchaTrouble | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; doing: 'proving' | 'asking' }
  | (MailSent & { trouble: CaptchaTrouble | null })
export const toRecoveryView = ({ context: { at } }: SnapshotFrom<typeof recoveryMachine>): RecoveryView => at

export function recoveryFlaws(email: string): { email: EmailFlaw | null } {
  return { email: emailFlaw(email.trim()) }
}
