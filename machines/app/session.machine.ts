import { emit, setup, type SnapshotFrom } from 'xstate'
import type { Role } from '#contract/models/role.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { only } from '../kit/only.ts'
import { announced, type Emission } from './announcement.ts'

export interface Account {
  id: string
  role: Role
}
/** The last response of the server about the user. */
type Who =
  | { kind: 'unknown' }
  | { kind: 'visitor' }
  | { kind: 'banned' }
  | { kind: 'account'; account: Account }
  | { kind: 'unreachable'; problem: Problem }
interface Context {
  who: Who
}
type Event =
  | { type: 'retry' }
  | { type: 'check' }
  | { type: 'signOut' }
  | { type: 'server.reported'; account: Account }
  /** The server responded to some call with 401. */
  | { type: 'server.signedOut' }
  | { type: 'server.banned' }

const RETRY_MS = 5_000

export const sessionEffects = {
  readAccount: effect<void, Outcome<Account>>('readAccount'),
  signOut: effect<void, Outcome<null>>('signOut'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emission },
  delays: {
    untilRetry: ({ context: { who } }) => retryMs(only(who, 'unreachable').problem),
  },
  actors: sessionEffects,
})
const is = (kind: Who['kind']) => (context: Context) => context.who.kind === kind
const become = (kind: 'unknown' | 'visitor' | 'banned') => (): Context => ({ who: { kind } })
const again = { to: 'booting', put: become('unknown') }
const hasLeft = (answer: Outcome<null>) => answer.ok || answer.problem.kind === 'signed-out'

/** Ignores reports of other calls while it loads, because this response will be at least as new. */
const reading = machine.createStateConfig({
  invoke: {
    src: 'readAccount',
    onDone: answers({
      to: 'settling',
      put: (answer, { who }) => ({ who: answer.ok ? known(answer.value) : refused(who, answer.problem) }),
    }),
  },
})

export const sessionMachine = machine.createMachine({
  id: 'session',
  description: 'Tracks which user this browser is signed in as.',
  context: { who: { kind: 'unknown' } },
  initial: 'booting',
  states: {
    booting: { description: 'Waits for the server to return the user.', ...reading },
    settling: {
      description: 'Transient. Chooses the next state from the response.',
      always: choices(
        { when: is('visitor'), to: 'anonymous' },
        { when: is('banned'), to: 'banned' },
        { when: is('account'), to: 'signedIn' },
        { to: 'unreachable' },
      ),
    },
    anonymous: {
      description: 'No user is signed in.',
      on: { check: choices(again) },
    },
    signedIn: {
      description: 'A user is signed in.',
      on: {
        check: 'checking',
        // A call may return 401 for another reason, so the machine asks for the user again before it ends the
        // session.
        'server.signedOut': 'checking',
        'server.reported': arrows(
          {
            when: ({ account }, { who }) => who.kind === 'account' && who.account.id === account.id,
            to: 'settling',
            put: ({ account }) => ({ who: known(account) }),
          },
          // The response belongs to another account: it is old, or another tab has signed in. The machine
          // asks again.
          { to: 'checking' },
        ),
        'server.banned': choices({ to: 'banned', put: become('banned') }),
        signOut: 'signingOut',
      },
    },
    checking: {
      description: 'The session may have ended. Waits for the server to return the user.',
      ...reading,
    },
    signingOut: {
      description: 'Waits for the server to end the session.',
      invoke: {
        src: 'signOut',
        onDone: answers(
          {
            when: hasLeft,
            to: 'anonymous',
            tell: () => [announced({ kind: 'signed-out' })],
            put: become('visitor'),
          },
          // The server may not have ended the session, so the machine asks for the user again.
          {
            to: 'checking',
            tell: (answer) => (answer.ok ? [] : [announced({ kind: 'failed', problem: answer.problem })]),
          },
        ),
      },
    },
    banned: {
      description: 'The account is disabled.',
      entry: emit(announced({ kind: 'account-disabled' })),
      on: { check: choices(again), retry: choices(again) },
    },
    unreachable: {
      description: 'The server did not respond. Retries after a wait.',
      on: { retry: choices(again), check: choices(again) },
      after: { untilRetry: choices(again) },
    },
  },
})

export type SessionView =
  | { kind: 'booting' }
  | { kind: 'anonymous' }
  | { kind: 'signed-in'; account: Account; isLeaving: boolean }
  | { kind: 'banned' }
  | { kind: 'unreachable'; problem: Problem }
export function toSessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { who } = snapshot.context
  switch (who.kind) {
    case 'account':
      return { kind: 'signed-in', account: who.account, isLeaving: snapshot.matches('signingOut') }
    case 'visitor':
      return { kind: 'anonymous' }
    case 'unknown':
      return { kind: 'booting' }
    case 'banned':
    case 'unreachable':
      return who
  }
}

function known(account: Account): Who {
  return account.role === 'Banned' ? { kind: 'banned' } : { kind: 'account', account }
}

function refused(who: Who, problem: Problem): Who {
  switch (problem.kind) {
    case 'signed-out':
      return { kind: 'visitor' }
    case 'forbidden':
      return { kind: 'banned' }
    case 'refused':
    case 'work-wanted':
    case 'game-over':
    case 'missing':
    case 'unsupported':
    case 'conflict':
    case 'too-often':
    case 'unreachable':
    case 'broken':
      // A failed check proves nothing, so it does not end a session.
      return who.kind === 'account' ? who : { kind: 'unreachable', problem }
    default:
      return problem satisfies never
  }
}

function retryMs(problem: Problem): number {
  return problem.kind === 'too-often' && problem.retryAfterMs !== null ? problem.retryAfterMs : RETRY_MS
}
