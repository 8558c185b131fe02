import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { PASSWORD_MIN } from '#contract/rules/account.ts'
import type { Announcement } from '../app/announcement.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { retryAfterOf, leftMs, type RetryAfter } from '../kit/retry-after.ts'

export interface Credentials {
  /** A user name or an e-mail address. */
  userName: string
  password: string
}
/** What is wrong with a field before anything is sent. */
export type SignInFlaws = {
  userName: 'missing' | null
  password: 'missing' | 'short' | null
}
interface Input {
  now: () => number
}
interface Context extends Input, RetryAfter {
  /**
   * Why the attempt before failed. It keeps its place until the next one has settled, so that nothing moves
   * under a finger.
   */
  past: Problem | null
}
type Event = ({ type: 'submit' } & Credentials) | { type: 'edit' }

export const signInEffects = {
  signIn: effect<Credentials, Outcome<null>>('signIn'),
  /** Waits until the session knows who this is now. */
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
    isFlawless: (_, credentials: Credentials) => hasNoFlaws(signInFlaws(credentials)),
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
    isNobody: (_, answer: Outcome<null>) => !answer.ok && answer.problem.kind === 'signed-out',
    mustWait: ({ context }) => context.allowedAt !== null,
  },
  actions: {
    blame: assign(({ context }, answer: Outcome<null>) => ({
      ...retryAfterOf(answer, context.now),
      past: null,
    })),
    forgive: assign(({ context }) => ({ problem: null, past: context.problem ?? context.past })),
    forget: assign({ problem: null, past: null, allowedAt: null }),
    sayWelcome: emit({ type: 'announce', announcement: { kind: 'signed-in' } }),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: signInEffects,
})
const attempting = machine.createStateConfig({
  on: {
    submit: {
      guard: { type: 'isFlawless', params: ({ event }) => event },
      target: 'signingIn',
      actions: 'forgive',
    },
    edit: { target: 'open', actions: 'forgive' },
  },
})

/** The password passes through to the effect and is kept nowhere. */
export const signInMachine = machine.createMachine({
  id: 'signIn',
  description: 'Signs a user in.',
  context: ({ input }) => ({ ...input, problem: null, past: null, allowedAt: null }),
  initial: 'open',
  states: {
    settling: {
      description: 'Transient. Chooses the next state from the response.',
      always: [{ guard: 'mustWait', target: 'heldOff' }, { target: 'open' }],
    },
    open: { description: 'Shows the form, and the last problem until something is edited.', ...attempting },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: { target: 'open', actions: 'forget' } },
    },
    signingIn: {
      description: 'Waits for the server to check name and password.',
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return { userName: event.userName.trim(), password: event.password }
        },
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'entering' },
          { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    entering: {
      description: 'The server accepted them. Waits for the session to load the user.',
      invoke: {
        src: 'enterSession',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: 'sayWelcome',
          },
          { guard: { type: 'isNobody', params: ({ event }) => event.output }, target: 'forgotten' },
          { target: 'settling', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    // The server has said yes, but a browser that takes no cookies is still a visitor.
    forgotten: {
      description: 'The session is still anonymous: this browser stores no cookies.',
      ...attempting,
    },
    signedIn: { description: 'Done.' },
  },
})

export type SignInView =
  | { kind: 'open'; problem: Problem | null; past: Problem | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; past: Problem | null }
  /** The name and the password were right, and the session still knows nobody. */
  | { kind: 'forgotten' }
  | { kind: 'signed-in' }
export function toSignInView(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { problem, past, allowedAt } = snapshot.context
  if (snapshot.matches('signingIn') || snapshot.matches('entering')) return { kind: 'busy', past }
  if (snapshot.matches('heldOff')) return { kind: 'held-off', until: notNull(allowedAt) }
  if (snapshot.matches('forgotten')) return { kind: 'forgotten' }
  return snapshot.matches('signedIn') ? { kind: 'signed-in' } : { kind: 'open', problem, past }
}

export function signInFlaws({ userName, password }: Credentials): SignInFlaws {
  return {
    userName: userName.trim() === '' ? 'missing' : null,
    password: password === '' ? 'missing' : password.length < PASSWORD_MIN ? 'short' : null,
  }
}
