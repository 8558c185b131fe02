import type { Problem } from '#contract/problem.ts'
import { signInMachine, toSignInView } from '#machines/account/sign-in.machine.ts'
import { BROKEN, CUT, HELD_OFF, no, REFUSED, SIGNED_OUT, WAIT_MS, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { signInJourney } from './sign-in.journey.ts'

const both = { type: 'submit', userName: ' ada ', password: 'Lovelace1' } as const
const WRONG = { kind: 'signed-out', title: 'Wrong name or password' } as const
const failed = (problem: Problem) => ({ kind: 'open', problem, past: null }) as const

export const signInRefinement = refines(signInJourney, signInMachine, toSignInView, {
  input: (now) => ({ now }),
  events: {
    'the visitor sends nothing': { type: 'submit', userName: '', password: '' },
    'the visitor fills in both': { type: 'edit' },
    'the visitor sends both': [{ type: 'edit' }, both],
    'the visitor changes the name': { type: 'edit' },
    'the visitor sends again': both,
    'the visitor is impatient': both,
    'the wait is over': WAIT_MS,
    'the server refuses': { signIn: no(WRONG) },
    'the account is disabled': { signIn: no(WRONG) },
    'the name is not valid': { signIn: no(REFUSED) },
    'the server is asked too often': { signIn: no(HELD_OFF) },
    'the server breaks down': { signIn: no(BROKEN) },
    'the line is cut': { signIn: no(CUT) },
    'the browser keeps no cookie': [{ signIn: yes(null) }, { enterSession: no(SIGNED_OUT) }],
    'the server agrees': [{ signIn: yes(null) }, { enterSession: yes(null) }],
    'the person signs out': 'anew',
    'the visitor comes to sign in': 'anew',
  },
  states: {
    form: { kind: 'open', problem: null },
    flawed: { kind: 'open', problem: null },
    waiting: { kind: 'busy' },
    refused: failed(WRONG),
    changed: { kind: 'open', problem: null, past: WRONG },
    invalid: failed(REFUSED),
    heldOff: ({ now }) => ({ kind: 'held-off', until: now + WAIT_MS }),
    broken: failed(BROKEN),
    cutOff: failed(CUT),
    forgotten: { kind: 'forgotten' },
    inside: { kind: 'signed-in' },
    outside: null,
  },
})
