import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { leftMs, retryAfterOf } from '../kit/retry-after.ts'
import { notNull } from '../not-null.ts'
import { captchaEffects, captchaRegion, proofOf, type CaptchaTrouble } from './captcha.ts'
import { mailSentTo, mailSettling, type MailForm } from './mail-request-form.ts'

export interface Recovering {
  email: string
  token: string
}
interface Input {
  now: () => number
}
interface Context extends MailForm {
  email: string
  token: string
  trouble: CaptchaTrouble | null
}
type Event = { type: 'edit' } | { type: 'submit'; email: string } | { type: 'resend' } | { type: 'change' }

export const recoveryEffects = {
  ...captchaEffects,
  requestRecovery: effect<Recovering, Outcome<unknown>>('requestRecovery'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: recoveryEffects,
})
const forgiven = (): Partial<Context> => ({ problem: null, trouble: null, allowedAt: null })
const opened = (): Partial<Context> => ({ ...forgiven(), sentTo: null })

export const recoveryMachine = machine.createMachine({
  id: 'recovery',
  description: 'Requests an email with a link that sets a new password.',
  context: ({ input }) => ({
    ...input,
    email: '',
    token: '',
    sentTo: null,
    allowedAt: null,
    problem: null,
    trouble: null,
  }),
  type: 'parallel',
  states: {
    captcha: { description: 'Runs next to the form.', ...captchaRegion('recovery') },
    form: {
      description: 'Runs from the form to the email.',
      initial: 'open',
      states: {
        settling: {
          description: 'Transient. Chooses the next state from the response.',
          entry: assign({ token: '' }),
          always: arrows(...mailSettling),
        },
        open: {
          description: 'Shows the form, and the last problem until something is edited.',
          on: {
            submit: arrows({
              when: ({ email }) => hasNoFlaws(recoveryFlaws(email)),
              to: 'proving',
              put: ({ email }) => ({ ...forgiven(), email: email.trim() }),
            }),
            edit: choices({ put: forgiven }),
          },
        },
        heldOff: {
          description: 'Too many attempts. Counts down the wait.',
          after: { untilAllowed: choices({ to: 'open', put: forgiven }) },
        },
        proving: {
          description: 'Waits for the CAPTCHA.',
          invoke: {
            src: 'solveCaptcha',
            input: { action: 'recovery' },
            onDone: answers(
              { when: ({ kind }) => kind === 'solved', to: 'asking', put: proofOf },
              { to: 'settling', put: proofOf },
            ),
          },
        },
        asking: {
          description: 'Waits for the server to send the email.',
          invoke: {
            src: 'requestRecovery',
            input: ({ context: { email, token } }) => ({ email, token }),
            onDone: answers(
              {
                when: ({ ok }) => ok,
                to: 'settling',
                put: (_, context) => mailSentTo(context.email, context),
              },
              { to: 'settling', put: (answer, { now }) => retryAfterOf(answer, now) },
            ),
          },
        },
        cooling: {
          description: 'The email was sent. Another one may be requested after a wait.',
          on: { change: choices({ to: 'open', put: opened }) },
          after: { untilAllowed: choices({ to: 'sent', put: forgiven }) },
        },
        sent: {
          description: 'The email was sent. It may be sent again, or to another address.',
          on: {
            change: choices({ to: 'open', put: opened }),
            resend: choices({ to: 'proving', put: forgiven }),
          },
        },
      },
    },
  },
})

/** `at`: a base server reports an unknown address as missing. Other refusals may have another reason. */
export type RecoveryView =
  | { kind: 'open'; problem: Problem | null; at: 'email' | null; trouble: CaptchaTrouble | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; doing: 'proving' | 'asking' }
  /** `until`: the end of the wait for another email. Null: there is no wait. */
  | {
      kind: 'sent'
      to: string
      isSending: boolean
      until: number | null
      problem: Problem | null
      trouble: CaptchaTrouble | null
    }
export function toRecoveryView(snapshot: SnapshotFrom<typeof recoveryMachine>): RecoveryView {
  const { sentTo, allowedAt, problem, trouble } = snapshot.context
  const isProving = snapshot.matches({ form: 'proving' })
  const isBusy = isProving || snapshot.matches({ form: 'asking' })
  if (sentTo !== null)
    return { kind: 'sent', to: sentTo, isSending: isBusy, until: allowedAt, problem, trouble }
  if (isBusy) return { kind: 'busy', doing: isProving ? 'proving' : 'asking' }
  if (snapshot.matches({ form: 'heldOff' })) return { kind: 'held-off', until: notNull(allowedAt) }
  return { kind: 'open', problem, at: problem?.kind === 'missing' ? 'email' : null, trouble }
}

export function recoveryFlaws(email: string): { email: EmailFlaw | null } {
  return { email: emailFlaw(email.trim()) }
}
