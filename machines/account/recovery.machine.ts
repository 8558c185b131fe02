import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import {
  captchaEffects,
  captchaRegion,
  isSolved,
  proofOf,
  proving,
  type CaptchaAnswer,
  type CaptchaTrouble,
} from './captcha.ts'
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

export interface Recovering {
  email: string
  token: string
}
interface Input {
  now: () => number
}
interface Context extends Input, MailForm {
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
  guards: {
    ...mailFormGuards,
    isFlawless: (_, { email }: { email: string }) => hasNoFlaws(recoveryFlaws(email)),
    isSolved,
    isAccepted: (_, answer: Outcome<unknown>) => answer.ok,
  },
  actions: {
    take: assign((_, { email }: { email: string }) => ({ email: email.trim() })),
    keepProof: assign((_, answer: CaptchaAnswer) => proofOf(answer)),
    blame: assign(({ context }, answer: Outcome<unknown>) => retryAfterOf(answer, context.now)),
    noteMail: assign(({ context }) => ({
      sentTo: context.email,
      allowedAt: context.now() + MAIL_COOL_DOWN_MS,
    })),
    drop: assign({ token: '' }),
    forgive: assign({ problem: null, trouble: null, allowedAt: null }),
    forgetMail: assign({ sentTo: null }),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: recoveryEffects,
})

const changing = { change: writingAnew }

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
          entry: 'drop',
          always: mailSettling,
        },
        open: {
          description: 'Shows the form, and the last problem until something is edited.',
          on: writing('proving'),
        },
        heldOff: { description: 'Too many attempts. Counts down the wait.', after: waitedFor('open') },
        proving: { description: 'Waits for the CAPTCHA.', ...proving('recovery', 'asking') },
        asking: {
          description: 'Waits for the server to send the email.',
          invoke: {
            src: 'requestRecovery',
            input: ({ context: { email, token } }) => ({ email, token }),
            onDone: sentOrNot('isAccepted'),
          },
        },
        cooling: {
          description: 'The email was sent. Another one may be requested after a wait.',
          on: changing,
          after: waitedFor('sent'),
        },
        sent: {
          description: 'The email was sent. It may be sent again, or to another address.',
          on: { ...changing, resend: { target: 'proving', actions: 'forgive' } },
        },
      },
    },
  },
})

/** `at`: a base server knows no such address; what else is refused need not be about it. */
export type RecoveryView =
  | { kind: 'open'; problem: Problem | null; at: 'email' | null; trouble: CaptchaTrouble | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; doing: 'proving' | 'asking' }
  /** `until` is null while another mail may be asked for. */
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
