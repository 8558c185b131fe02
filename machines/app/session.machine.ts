import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Role } from '#contract/models/role.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'
import type { Announcement } from './announcement.ts'

export interface Account {
  id: string
  role: Role
}
/** What the server last said about who this is. */
type Who =
  | { kind: 'unknown' }
  | { kind: 'visitor' }
  | { kind: 'banned' }
  | { kind: 'account'; account: Account }
interface Context {
  who: Who
  problem: Problem | null
}
type Event =
  | { type: 'retry' }
  | { type: 'check' }
  | { type: 'signOut' }
  | { type: 'server.reported'; account: Account }
  /** Some call was answered that nobody is signed in. */
  | { type: 'server.signedOut' }
  | { type: 'server.banned' }

const RETRY_MS = 5_000

export const sessionEffects = {
  readAccount: effect<void, Outcome<Account>>('readAccount'),
  signOut: effect<void, Outcome<null>>('signOut'),
}
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isVisitor: ({ context }) => context.who.kind === 'visitor',
    isBanned: ({ context }) => context.who.kind === 'banned',
    isAccount: ({ context }) => context.who.kind === 'account',
    isSame: ({ context: { who } }, event: { account: Account }) =>
      who.kind === 'account' && who.account.id === event.account.id,
    hasLeft: (_, answer: Outcome<null>) => answer.ok || answer.problem.kind === 'signed-out',
  },
  actions: {
    adopt: assign(({ context }, answer: Outcome<Account>) =>
      answer.ok ? known(answer.value) : refused(context.who, answer.problem),
    ),
    keep: assign((_, event: { account: Account }) => known(event.account)),
    forget: assign({ who: { kind: 'unknown' }, problem: null }),
    leave: assign({ who: { kind: 'visitor' }, problem: null }),
    bar: assign({ who: { kind: 'banned' }, problem: null }),
    sayFarewell: emit({ type: 'announce', announcement: { kind: 'signed-out' } }),
    sayDisabled: emit({ type: 'announce', announcement: { kind: 'account-disabled' } }),
    sayFailed: emit((_, answer: Outcome<null>) => ({
      type: 'announce',
      announcement: {
        kind: 'failed',
        problem: answer.ok ? { kind: 'broken', status: 200, title: null } : answer.problem,
      },
    })),
  },
  delays: {
    untilRetry: ({ context: { problem } }) =>
      problem?.kind === 'too-often' && problem.retryAfterMs !== null ? problem.retryAfterMs : RETRY_MS,
  },
  actors: sessionEffects,
})
/** Asks who this is. What is heard meanwhile from other calls says nothing newer than the answer will. */
const asking = () =>
  machine.createStateConfig({
    invoke: {
      src: 'readAccount',
      onDone: { target: 'settling', actions: { type: 'adopt', params: ({ event }) => event.output } },
    },
  })

export const sessionMachine = machine.createMachine({
  id: 'session',
  description: 'Tracks which user this browser is signed in as.',
  context: { who: { kind: 'unknown' }, problem: null },
  initial: 'booting',
  states: {
    booting: { description: 'Waits for the server to return the user.', ...asking() },
    settling: {
      description: 'Transient. Chooses the next state from the response.',
      always: [
        { guard: 'isVisitor', target: 'anonymous' },
        { guard: 'isBanned', target: 'banned' },
        { guard: 'isAccount', target: 'signedIn' },
        { target: 'unreachable' },
      ],
    },
    anonymous: {
      description: 'No user is signed in.',
      on: { check: { target: 'booting', actions: 'forget' } },
    },
    signedIn: {
      description: 'A user is signed in.',
      on: {
        check: 'checking',
        // A single call may answer 401 for a reason of its own, so the server is asked once more before
        // anybody is shown the door.
        'server.signedOut': 'checking',
        'server.reported': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'settling',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          // Another account: an answer that was long under way, or somebody signed in in another tab.
          { target: 'checking' },
        ],
        'server.banned': { target: 'banned', actions: 'bar' },
        signOut: 'signingOut',
      },
    },
    checking: {
      description: 'The session may have ended. Waits for the server to return the user.',
      ...asking(),
    },
    signingOut: {
      description: 'Waits for the server to end the session.',
      invoke: {
        src: 'signOut',
        onDone: [
          {
            guard: { type: 'hasLeft', params: ({ event }) => event.output },
            target: 'anonymous',
            actions: ['leave', 'sayFarewell'],
          },
          // The cookie is still there: to say "signed out" would be untrue.
          { target: 'checking', actions: { type: 'sayFailed', params: ({ event }) => event.output } },
        ],
      },
    },
    banned: {
      description: 'The account is disabled.',
      entry: 'sayDisabled',
      on: {
        check: { target: 'booting', actions: 'forget' },
        retry: { target: 'booting', actions: 'forget' },
      },
    },
    unreachable: {
      description: 'The server did not respond. Retries after a wait.',
      on: { retry: 'booting', check: 'booting' },
      after: { untilRetry: 'booting' },
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
  const { who, problem } = snapshot.context
  switch (who.kind) {
    case 'account':
      return { kind: 'signed-in', account: who.account, isLeaving: snapshot.matches('signingOut') }
    case 'visitor':
      return { kind: 'anonymous' }
    case 'banned':
      return { kind: 'banned' }
    case 'unknown':
      return problem && snapshot.matches('unreachable')
        ? { kind: 'unreachable', problem }
        : { kind: 'booting' }
  }
}

function known(account: Account): Context {
  return { who: account.role === 'Banned' ? { kind: 'banned' } : { kind: 'account', account }, problem: null }
}

function refused(who: Who, problem: Problem): Context {
  switch (problem.kind) {
    case 'signed-out':
      return { who: { kind: 'visitor' }, problem: null }
    case 'forbidden':
      return { who: { kind: 'banned' }, problem: null }
    case 'refused':
    case 'work-wanted':
    case 'game-over':
    case 'missing':
    case 'unsupported':
    case 'conflict':
    case 'too-often':
    case 'unreachable':
    case 'broken':
      return { who, problem }
    default:
      return problem satisfies never
  }
}
