import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'

export interface Credentials {
  /** A user name or an e-mail address. */
  userName: string
  password: string
}
/** What is wrong with a field before anything is sent. */
export interface SignInFlaws {
  userName: 'missing' | null
  password: 'missing' | 'short' | null
}
interface Context {
  flaws: SignInFlaws
  problem: Problem | null
}
type Event = ({ type: 'submit' } & Credentials) | { type: 'edit' }

const PASSWORD_MIN = 6
const FLAWLESS: SignInFlaws = { userName: null, password: null }

export const signInEffects = {
  signIn: effect<Credentials, Outcome<null>>('signIn'),
  /** Waits until the session knows who this is now. */
  enterSession: effect<void, Outcome<null>>('enterSession'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isFlawless: (_, credentials: Credentials) => Object.values(flawsOf(credentials)).every((flaw) => flaw === null),
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    inspect: assign((_, credentials: Credentials) => ({ flaws: flawsOf(credentials), problem: null })),
    blame: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    forgive: assign({ flaws: FLAWLESS, problem: null }),
    sayWelcome: emit({ type: 'announce', announcement: { kind: 'signed-in' } }),
  },
  actors: signInEffects,
})

/** The password passes through to the effect and is kept nowhere. */
export const signInMachine = machine.createMachine({
  id: 'signIn',
  context: { flaws: FLAWLESS, problem: null },
  initial: 'open',
  states: {
    open: {
      on: {
        submit: [
          { guard: { type: 'isFlawless', params: ({ event }) => event }, target: 'signingIn', actions: 'forgive' },
          { actions: { type: 'inspect', params: ({ event }) => event } },
        ],
        edit: { actions: 'forgive' },
      },
    },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return { userName: event.userName.trim(), password: event.password }
        },
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'entering' },
          { target: 'open', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    // The server has said yes, but a browser that takes no cookies is still a visitor.
    entering: {
      invoke: {
        src: 'enterSession',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'signedIn', actions: 'sayWelcome' },
          { target: 'open', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    signedIn: {},
  },
})

export type SignInView = { kind: 'open'; flaws: SignInFlaws; problem: Problem | null } | { kind: 'busy' } | { kind: 'signed-in' }
export function toSignInView(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  if (snapshot.matches('signingIn') || snapshot.matches('entering')) return { kind: 'busy' }
  return snapshot.matches('signedIn') ? { kind: 'signed-in' } : { kind: 'open', ...snapshot.context }
}

function flawsOf({ userName, password }: Credentials): SignInFlaws {
  return {
    userName: userName.trim() === '' ? 'missing' : null,
    password: password === '' ? 'missing' : password.length < PASSWORD_MIN ? 'short' : null,
  }
}
