import { assign, setup, type SnapshotFrom } from 'xstate'
import type { RegisterStatus } from '#contract/models/registration.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { brokenNameRule, type NameRule } from '#contract/rules/user-name.ts'
import { announced, SUCCEEDED, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { leftMs, retryAfterOf } from '../kit/retry-after.ts'
import { notNull } from '../not-null.ts'
import { captchaEffects, captchaRegion, proofOf, type CaptchaTrouble } from './captcha.ts'
import { mailSentTo, mailSettling, type MailForm } from './mail-request-form.ts'
import { newPasswordFlaws, type NewPassword, type NewPasswordFlaws } from './new-password.ts'
import { refusedField } from './refused-field.ts'

export interface RegistrationDraft extends NewPassword {
  email: string
  userName: string
}
export type RegistrationFlaws = NewPasswordFlaws & {
  email: EmailFlaw | null
  userName: 'missing' | NameRule | null
}
export interface Registering {
  email: string
  userName: string
  password: string
  token: string
}
interface Input {
  now: () => number
}
interface Context extends MailForm {
  /** Set only during a request, because it has the password. */
  draft: RegistrationDraft | null
  token: string
  trouble: CaptchaTrouble | null
}
type Event =
  | { type: 'edit' }
  | ({ type: 'submit' } & RegistrationDraft)
  | ({ type: 'resend' } & RegistrationDraft)
  | { type: 'change' }
type Answer = Outcome<{ data: RegisterStatus }>

/** The problem of a success with a status that the wire does not define. */
const SENSELESS: Answer = { ok: false, problem: { kind: 'broken', status: 200, title: null } }

export const registrationEffects = {
  ...captchaEffects,
  register: effect<Registering, Answer>('register'),
  enterSession: effect<void, Outcome<null>>('enterSession'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emission,
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: registrationEffects,
})
const statusOf = (answer: Answer): RegisterStatus | null => (answer.ok ? answer.value.data : null)
const forgiven = (): Partial<Context> => ({ problem: null, trouble: null, allowedAt: null })
const taken = ({ email, userName, password, repeat }: RegistrationDraft): Partial<Context> => ({
  ...forgiven(),
  draft: { email: email.trim(), userName: userName.trim(), password, repeat },
})
const dropped = () => ({ draft: null, token: '' })
const opened = (): Partial<Context> => ({ ...forgiven(), sentTo: null })

export const registrationMachine = machine.createMachine({
  id: 'registration',
  description: 'Creates an account: signed in, to be verified, or to be approved.',
  context: ({ input }) => ({
    ...input,
    draft: null,
    token: '',
    sentTo: null,
    allowedAt: null,
    problem: null,
    trouble: null,
  }),
  type: 'parallel',
  states: {
    captcha: { description: 'Runs next to the form.', ...captchaRegion('register') },
    form: {
      description: 'Runs from the form to the account.',
      initial: 'open',
      states: {
        settling: {
          description: 'Transient. Chooses the next state from the response.',
          entry: assign(dropped),
          always: arrows(...mailSettling),
        },
        open: {
          description: 'Shows the form, and the last problem until something is edited.',
          on: {
            submit: arrows({
              when: (draft) => hasNoFlaws(registrationFlaws(draft)),
              to: 'proving',
              put: taken,
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
            input: { action: 'register' },
            onDone: answers(
              { when: ({ kind }) => kind === 'solved', to: 'registering', put: proofOf },
              { to: 'settling', put: proofOf },
            ),
          },
        },
        registering: {
          description: 'Waits for the server to create the account.',
          invoke: {
            src: 'register',
            input: ({ context: { draft, token } }) => {
              const { email, userName, password } = notNull(draft)
              return { email, userName, password, token }
            },
            onDone: answers(
              { when: (answer) => statusOf(answer) === 'LoggedIn', to: 'entering', put: dropped },
              {
                when: (answer) => statusOf(answer) === 'AdminConfirmationRequired',
                to: 'awaitingAdmin',
                tell: () => [SUCCEEDED],
                put: dropped,
              },
              {
                when: (answer) => statusOf(answer) === 'EmailConfirmationRequired',
                to: 'settling',
                put: (_, context) => mailSentTo(notNull(context.draft).email, context),
              },
              {
                to: 'settling',
                put: (answer, { now }) => retryAfterOf(answer.ok ? SENSELESS : answer, now),
              },
            ),
          },
        },
        entering: {
          description: 'The account is created. Waits for the session to load the user.',
          invoke: {
            src: 'enterSession',
            onDone: answers(
              {
                when: ({ ok }) => ok,
                to: 'signedIn',
                tell: () => [announced({ kind: 'registered' }), SUCCEEDED],
              },
              { to: 'registered', tell: () => [SUCCEEDED] },
            ),
          },
        },
        cooling: {
          description: 'The verification email was sent. Another one may be requested after a wait.',
          on: { change: choices({ to: 'open', put: opened }) },
          after: { untilAllowed: choices({ to: 'sent', put: forgiven }) },
        },
        sent: {
          description: 'The email was sent. It may be sent again, or the address changed.',
          on: {
            change: choices({ to: 'open', put: opened }),
            resend: arrows({ to: 'proving', put: taken }),
          },
        },
        awaitingAdmin: { description: 'An administrator must approve the account.' },
        registered: { description: 'The account is created, but this browser is not signed in.' },
        signedIn: { description: 'Done.' },
      },
    },
  },
})

export type RegistrationView =
  /** `at`: the field of the refusal. Null: unknown. */
  | { kind: 'open'; problem: Problem | null; at: 'email' | 'userName' | null; trouble: CaptchaTrouble | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; doing: 'proving' | 'registering' }
  /** `until`: the end of the wait for another email. Null: there is no wait. */
  | {
      kind: 'sent'
      to: string
      isSending: boolean
      until: number | null
      problem: Problem | null
      trouble: CaptchaTrouble | null
    }
  | { kind: 'awaiting-admin' }
  /** The account exists, but this browser is not signed in. */
  | { kind: 'registered' }
  | { kind: 'signed-in' }
export function toRegistrationView(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationView {
  const { sentTo, allowedAt, problem, trouble } = snapshot.context
  const isBusy = (['proving', 'registering', 'entering'] as const).some((state) =>
    snapshot.matches({ form: state }),
  )
  if (snapshot.matches({ form: 'signedIn' })) return { kind: 'signed-in' }
  if (snapshot.matches({ form: 'registered' })) return { kind: 'registered' }
  if (snapshot.matches({ form: 'awaitingAdmin' })) return { kind: 'awaiting-admin' }
  if (sentTo !== null)
    return { kind: 'sent', to: sentTo, isSending: isBusy, until: allowedAt, problem, trouble }
  if (isBusy)
    return { kind: 'busy', doing: snapshot.matches({ form: 'proving' }) ? 'proving' : 'registering' }
  return snapshot.matches({ form: 'heldOff' })
    ? { kind: 'held-off', until: notNull(allowedAt) }
    : { kind: 'open', problem, at: refusedField(problem), trouble }
}

export function registrationFlaws({ email, userName, ...chosen }: RegistrationDraft): RegistrationFlaws {
  const name = userName.trim()
  return {
    email: emailFlaw(email.trim()),
    userName: name === '' ? 'missing' : brokenNameRule(name),
    ...newPasswordFlaws(chosen),
  }
}
