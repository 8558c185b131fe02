import { sessionMachine, toSessionView } from '#machines/app/session.machine.ts'
import { BROKEN, CUT, no, SIGNED_OUT, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { sessionJourney } from './session.journey.ts'

const account = { id: '1', role: 'User' } as const
const HELD = { kind: 'too-often', retryAfterMs: 60_000, title: null } as const
const knows = { readAccount: yes(account) } as const
const member = { kind: 'signed-in', account, isLeaving: false } as const

export const sessionRefinement = refines(sessionJourney, sessionMachine, toSessionView, {
  input: () => undefined,
  events: {
    'the server knows the person': knows,
    'the server knows nobody': { readAccount: no(SIGNED_OUT) },
    'the account is disabled': { readAccount: no({ kind: 'forbidden', title: null }) },
    'the line is cut': { readAccount: no(CUT) },
    'the server is asked too often': { readAccount: no(HELD) },
    'the server refuses for longer than a minute': { readAccount: no({ ...HELD, retryAfterMs: 61_000 }) },
    'the server breaks down': { readAccount: no(BROKEN) },
    'the person tries again': { type: 'retry' },
    'a call finds nobody signed in': { type: 'server.signedOut' },
    'the person signs out': { type: 'signOut' },
    'the server lets go': { signOut: yes(null) },
    'the server has let go before': { signOut: no(SIGNED_OUT) },
    'signing out fails': { signOut: no(CUT) },
  },
  states: {
    asking: { kind: 'booting' },
    // The view decides by the length of the wait whether loading goes on.
    held: { kind: 'unreachable', problem: HELD },
    cutOff: { kind: 'unreachable' },
    visitor: { kind: 'anonymous' },
    barred: { kind: 'banned' },
    member,
    doubted: member,
    leaving: { ...member, isLeaving: true },
    outside: { kind: 'anonymous' },
  },
})
