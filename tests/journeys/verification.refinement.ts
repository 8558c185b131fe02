import { toVerificationView, verificationMachine } from '#machines/account/verification.machine.ts'
import { CUT, HELD_OFF, no, REFUSED, SIGNED_OUT, WAIT_MS, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { verificationJourney } from './verification.journey.ts'

export const verificationRefinement = refines(verificationJourney, verificationMachine, toVerificationView, {
  input: (now) => ({ now, token: 'CfDJ8', email: 'YWRh' }),
  events: {
    'the server agrees': [{ verify: yes(null) }, { enterSession: yes(null) }],
    'the browser keeps no cookie': [{ verify: yes(null) }, { enterSession: no(SIGNED_OUT) }],
    'the link has expired': { verify: no(REFUSED) },
    'the link was used already': { verify: no(REFUSED) },
    'the server is asked too often': { verify: no(HELD_OFF) },
    'the line is cut': { verify: no(CUT) },
    'the visitor is impatient': { type: 'retry' },
    'the wait is over': WAIT_MS,
    'the visitor tries again': { type: 'retry' },
  },
  states: {
    waiting: { kind: 'verifying' },
    heldOff: { kind: 'failed', problem: HELD_OFF },
    mayRetry: { kind: 'failed', until: null },
    cutOff: { kind: 'failed', problem: CUT, until: null },
    refused: { kind: 'refused', problem: REFUSED },
    inside: { kind: 'verified', session: 'entered' },
    outside: { kind: 'verified', session: 'not-entered' },
  },
})
