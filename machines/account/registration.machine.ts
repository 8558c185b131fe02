import { setup, type SnapshotFrom } from 'xstate'
import type { RegisterStatus } from '#contract/models/registration.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { brokenNameRule, type NameRule } from '#contract/rules/user-name.ts'
import { announced, SUCCEEDED, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-flaws.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { notNull } from '../not-null.ts'
import { captchaEffects, captchaRegion, type CaptchaAnswer, type CaptchaTrouble } from './captcha.ts'
import { leftIn, rejectionOf } from './held-off.ts'
import { mailSentTo, withoutMail, type MailSent } from './mail-request-form.ts'
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
interface Context extends Input {
  /** The request in flight. Null as soon as it ends, because it contains the password. */
  asked: Registering | null
  at: RegistrationView
}
type Event =
  | { type: 'edit' }
  | ({ type: 'submit' } & RegistrationDraft)
  | ({ type: 'resend' } & RegistrationDraft)
  | { type: 'change' }
type Answer = Outcome<{ data: RegisterStatus }>

/** The problem of a success whose status the wire does not define. */
const UNDEFINED_SUCCESS: Answer = { ok: false, problem: { kind: 'broken', status: 200, title: null } }

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
  delays: { untilAllowed: ({ context }) => leftIn(context) },
  actors: registrationEffects,
})
const statusOf = (answer: Answer): RegisterStatus | null => (answer.ok ? answer.value.data : null)
const OPEN = { kind: 'open', problem: null, at: null, trouble: null } as const
const opened = (): Partial<Context> => ({ at: OPEN })
/** Starts a request. The note about an email that was sent stays on the screen. */
const begun = (doing: 'proving' | 'registering', { at }: Context): RegistrationView =>
  at.kind === 'sent'
    ? { ...at, isSending: true, until: null, problem: null, trouble: null }
    : { kind: 'busy', doing }
const taken = ({ email, userName, password }: RegistrationDraft, context: Context): Partial<Context> => ({
  asked: { email: email.trim(), userName: userName.trim(), password, token: '' },
  at: begun('proving', context),
})
const proven = (answer: CaptchaAnswer, context: Context): Partial<Context> => {
  const { asked, at } = context
  if (answer.kind === 'solved')
    return { asked: { ...notNull(asked), token: answer.token }, at: begun('registering', context) }
  const { trouble } = answer
  return { asked: null, at: at.kind === 'sent' ? { ...at, isSending: false, trouble } : { ...OPEN, trouble } }
}
const rejected = (answer: Answer, { at, now }: Context): Partial<Context> => {
  const refusal = answer.ok ? UNDEFINED_SUCCESS : answer
  const rejection = rejectionOf(refusal, { now })
  const problem = refusal.ok ? null : refusal.problem
  const until = rejection.kind === 'held-off' ? rejection.until : null
  if (at.kind === 'sent') return { asked: null, at: { ...at, isSending: false, until, problem } }
  if (rejection.kind === 'held-off') return { asked: null, at: rejection }
  return { asked: null, at: { ...OPEN, problem, at: refusedField(problem) } }
}
const ended = (kind: 'awaiting-admin' | 'registered' | 'signed-in') => (): Partial<Context> => ({
  asked: null,
  at: { kind },
})

export const registrationMachine = machine.createMachine({
  id: 'registration',
  description: 'Creates an account: signed in, to be verified, or to be approved.',
  context: ({ input }) => ({ ...input, asked: null, at: OPEN }),
  type: 'parallel',
  states: {
    captcha: { description: 'Runs next to the form.', ...captchaRegion('register') },
    form: {
      description: 'Runs from the form to the account.',
      initial: 'open',
      states: {
        open: {
          description: 'Shows the form, and the last problem until something is edited.',
          on: {
            submit: arrows({
              when: (draft) => hasNoFlaws(registrationFlaws(draft)),
              to: 'proving',
              put: taken,
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
            input: { action: 'register' },
            onDone: answers(
              { when: ({ kind }) => kind === 'solved', to: 'registering', put: proven },
              { when: (_, { at }) => at.kind === 'sent', to: 'sent', put: proven },
              { to: 'open', put: proven },
            ),
          },
        },
        registering: {
          description: 'Waits for the server to create the account.',
          invoke: {
            src: 'register',
            input: ({ context: { asked } }) => notNull(asked),
            onDone: answers(
              {
                when: (answer) => statusOf(answer) === 'LoggedIn',
                to: 'entering',
                put: () => ({ asked: null }),
              },
              {
                when: (answer) => statusOf(answer) === 'AdminConfirmationRequired',
                to: 'awaitingAdmin',
                tell: () => [SUCCEEDED],
                put: ended('awaiting-admin'),
              },
              {
                when: (answer) => statusOf(answer) === 'EmailConfirmationRequired',
                to: 'cooling',
                put: (_, context) => ({
                  asked: null,
                  at: { ...mailSentTo(notNull(context.asked).email, context), trouble: null },
                }),
              },
              ...withoutMail(rejected),
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
                put: ended('signed-in'),
              },
              { to: 'registered', tell: () => [SUCCEEDED], put: ended('registered') },
            ),
          },
        },
        cooling: {
          description: 'The verification email was sent. Another one may be requested after a wait.',
          on: { change: choices({ to: 'open', put: opened }) },
          after: {
            untilAllowed: choices({
              to: 'sent',
              put: ({ at }) => ({ at: { ...only(at, 'sent'), until: null, problem: null, trouble: null } }),
            }),
          },
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
  /** `at`: the field that the refusal concerns. Null: unknown. */
  | { kind: 'open'; problem: Problem | null; at: 'email' | 'userName' | null; trouble: CaptchaTrouble | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; doing: 'proving' | 'registering' }
  | (MailSent & { trouble: CaptchaTrouble | null })
  | { kind: 'awaiting-admin' }
  /** The account exists, but this browser is not signed in, because the session could not be loaded. */
  | { kind: 'registered' }
  | { kind: 'signed-in' }
export const toRegistrationView = ({
  context: { at },
}: SnapshotFrom<typeof registrationMachine>): RegistrationView => at

export function registrationFlaws({ email, userName, ...chosen }: RegistrationDraft): RegistrationFlaws {
  const name = userName.trim()
  return {
    email: emailFlaw(email.trim()),
    userName: name === '' ? 'missing' : brokenNameRule(name),
    ...newPasswordFlaws(chosen),
  }
}
