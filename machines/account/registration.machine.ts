import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { RegisterStatus } from '#contract/models/registration.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { emailFlaw, type EmailFlaw } from '#contract/rules/account.ts'
import { brokenNameRule, type NameRule } from '#contract/rules/user-name.ts'
import type { Announcement } from '../app/announcement.ts'
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
  waitedFor,
  writing,
  writingAnew,
  type MailForm,
} from './mail-request-form.ts'
import { refusedField } from './refused-field.ts'
import { newPasswordFlaws, type NewPassword, type NewPasswordFlaws } from './new-password.ts'

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
interface Context extends Input, MailForm {
  /** Only while it is under way: the password is kept nowhere else. */
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
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    ...mailFormGuards,
    isFlawless: (_, draft: RegistrationDraft) => hasNoFlaws(registrationFlaws(draft)),
    isSolved,
    is: (_, { answer, status }: { answer: Answer; status: RegisterStatus }) =>
      answer.ok && answer.value.data === status,
    isInside: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    take: assign((_, { email, userName, password, repeat }: RegistrationDraft) => ({
      draft: { email: email.trim(), userName: userName.trim(), password, repeat },
    })),
    keepProof: assign((_, answer: CaptchaAnswer) => proofOf(answer)),
    // A yes that says nothing we know of is no answer of this wire.
    blame: assign(({ context }, answer: Answer) => retryAfterOf(answer.ok ? SENSELESS : answer, context.now)),
    noteMail: assign(({ context }) => ({
      sentTo: notNull(context.draft).email,
      allowedAt: context.now() + MAIL_COOL_DOWN_MS,
    })),
    drop: assign({ draft: null, token: '' }),
    forgive: assign({ problem: null, trouble: null, allowedAt: null }),
    forgetMail: assign({ sentTo: null }),
    sayWelcome: emit({ type: 'announce', announcement: { kind: 'registered' } }),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: registrationEffects,
})

const changing = { change: writingAnew }

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
          entry: 'drop',
          always: mailSettling,
        },
        open: {
          description: 'Shows the form, and the last problem until something is edited.',
          on: writing('proving'),
        },
        heldOff: { description: 'Too many attempts. Counts down the wait.', after: waitedFor('open') },
        proving: { description: 'Waits for the CAPTCHA.', ...proving('register', 'registering') },
        registering: {
          description: 'Waits for the server to create the account.',
          invoke: {
            src: 'register',
            input: ({ context: { draft, token } }) => {
              const { email, userName, password } = notNull(draft)
              return { email, userName, password, token }
            },
            onDone: [
              {
                guard: { type: 'is', params: ({ event }) => ({ answer: event.output, status: 'LoggedIn' }) },
                target: 'entering',
                actions: 'drop',
              },
              {
                guard: {
                  type: 'is',
                  params: ({ event }) => ({ answer: event.output, status: 'AdminConfirmationRequired' }),
                },
                target: 'awaitingAdmin',
                actions: 'drop',
              },
              {
                guard: {
                  type: 'is',
                  params: ({ event }) => ({ answer: event.output, status: 'EmailConfirmationRequired' }),
                },
                target: 'settling',
                actions: 'noteMail',
              },
              { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
            ],
          },
        },
        entering: {
          description: 'The account is created. Waits for the session to load the user.',
          invoke: {
            src: 'enterSession',
            onDone: [
              {
                guard: { type: 'isInside', params: ({ event }) => event.output },
                target: 'signedIn',
                actions: 'sayWelcome',
              },
              { target: 'registered' },
            ],
          },
        },
        cooling: {
          description: 'The verification email was sent. Another one may be requested after a wait.',
          on: changing,
          after: waitedFor('sent'),
        },
        sent: {
          description: 'The email was sent. It may be sent again, or the address changed.',
          on: {
            ...changing,
            resend: {
              target: 'proving',
              actions: ['forgive', { type: 'take', params: ({ event }) => event }],
            },
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
  /** `at`: the field that a refusal is about, where it can be told. */
  | { kind: 'open'; problem: Problem | null; at: 'email' | 'userName' | null; trouble: CaptchaTrouble | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; doing: 'proving' | 'registering' }
  /** `until` is null while another mail may be asked for. */
  | {
      kind: 'sent'
      to: string
      isSending: boolean
      until: number | null
      problem: Problem | null
      trouble: CaptchaTrouble | null
    }
  | { kind: 'awaiting-admin' }
  /** There is an account, but this browser is not signed in to it. */
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
