import { assertEvent, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-flaws.ts'
import { answers, arrows, choices, type Arrow } from '../kit/arrows.ts'
import { isHeldOff, leftIn, rejectionOf } from './held-off.ts'

export interface Credentials {
  /** A user name or an email address. */
  userName: string
  password: string
}
/** Null: the field has no flaw. Credentials with a flaw are not sent. */
export type SignInFlaws = {
  userName: 'missing' | null
  password: 'missing' | 'short' | null
}
interface Input {
  now: () => number
}
export type SignInView =
  /**
   * `past` is the problem of the previous attempt. It stays on the screen until the next attempt ends, so
   * that nothing moves under the cursor.
   */
  | { kind: 'open'; problem: Problem | null; past: Problem | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; past: Problem | null }
  /**
   * The server accepted the password, but the session is still anonymous: the browser did not store the
   * cookie.
   */
  | { kind: 'forgotten' }
  | { kind: 'signed-in' }
interface Context extends Input {
  at: SignInView
}
type Event = ({ type: 'submit' } & Credentials) | { type: 'edit' }

export const signInEffects = {
  signIn: effect<Credentials, Outcome<null>>('signIn'),
  /** Resolves after the session has loaded its user. */
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
  actors: signInEffects,
})
const OPEN = { kind: 'open', problem: null, past: null } as const
const pastOf = ({ at }: Context): Problem | null => {
  if (at.kind === 'open') return at.problem ?? at.past
  return at.kind === 'busy' ? at.past : null
}
const rejected = (answer: Outcome<null>, context: Context): Pick<Context, 'at'> => {
  const at = rejectionOf(answer, context)
  return { at: at.kind === 'open' ? { ...OPEN, problem: at.problem } : at }
}
const rejections: readonly Arrow<Outcome<null>, Context, never>[] = [
  { when: isHeldOff, to: 'heldOff', put: rejected },
  { to: 'open', put: rejected },
]
const attempting = machine.createStateConfig({
  on: {
    submit: arrows({
      when: (credentials) => hasNoFlaws(signInFlaws(credentials)),
      to: 'signingIn',
      put: (_, context) => ({ at: { kind: 'busy', past: pastOf(context) } }),
    }),
    edit: choices({ to: 'open', put: (context) => ({ at: { ...OPEN, past: pastOf(context) } }) }),
  },
})

/**
 * Passes the password to the effect without storing it, because the context of a machine can be inspected.
 */
export const signInMachine = machine.createMachine({
  id: 'signIn',
  description: 'Signs a user in.',
  context: ({ input: { now } }) => ({ now, at: OPEN }),
  initial: 'open',
  states: {
    open: { description: 'Shows the form, and the last problem until something is edited.', ...attempting },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: choices({ to: 'open', put: () => ({ at: OPEN }) }) },
    },
    signingIn: {
      description: 'Waits for the server to check name and password.',
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return { userName: event.userName.trim(), password: event.password }
        },
        onDone: answers({ when: ({ ok }) => ok, to: 'entering' }, ...rejections),
      },
    },
    entering: {
      description: 'The server accepted them. Waits for the session to load the user.',
      invoke: {
        src: 'enterSession',
        onDone: answers(
          {
            when: ({ ok }) => ok,
            to: 'signedIn',
            tell: () => [announced({ kind: 'signed-in' })],
            put: () => ({ at: { kind: 'signed-in' } }),
          },
          {
            when: (answer) => !answer.ok && answer.problem.kind === 'signed-out',
            to: 'forgotten',
            put: () => ({ at: { kind: 'forgotten' } }),
          },
          ...rejections,
        ),
      },
    },
    forgotten: {
      description: 'The session is still anonymous: this browser stores no cookies.',
      ...attempting,
    },
    signedIn: { description: 'Done.' },
  },
})

export const toSignInView = ({ context: { at } }: SnapshotFrom<typeof signInMachine>): SignInView => at

export function signInFlaws({ userName, password }: Credentials): SignInFlaws {
  return {
    userName: userName.trim() === '' ? 'missing' : null,
    password: password === '' ? 'missing' : password.length < PASSWORD_MIN ? 'short' : null,
  }
}
