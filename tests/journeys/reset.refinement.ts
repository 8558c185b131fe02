import { resetMachine, toResetView } from '#machines/account/reset.machine.ts'
import { CUT, HELD_OFF, no, REFUSED, WAIT_MS, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { resetJourney } from './reset.journey.ts'

const both = { type: 'submit', password: 'Babbage22', repeat: 'Babbage22' } as const
const form = { kind: 'open', problem: null } as const

export const resetRefinement = refines(resetJourney, resetMachine, toResetView, {
  input: (now) => ({ now, token: 'CfDJ8', email: 'YWRh' }),
  events: {
    'the visitor sends nothing': { type: 'submit', password: '', repeat: '' },
    'the visitor sends two that differ': { type: 'submit', password: 'Babbage22', repeat: 'Babbage23' },
    'the visitor sends both': both,
    'the visitor fills in both': { type: 'edit' },
    'the link has expired': { resetPassword: no(REFUSED) },
    'the server is asked too often': { resetPassword: no(HELD_OFF) },
    'the line is cut': { resetPassword: no(CUT) },
    'the server agrees': { resetPassword: yes(null) },
    'the visitor sends again': both,
    'the visitor asks for a new mail': [],
    'the visitor is impatient': both,
    'the wait is over': WAIT_MS,
  },
  states: {
    form,
    flawed: form,
    different: form,
    waiting: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    heldOff: ({ now }) => ({ kind: 'held-off', until: now + WAIT_MS }),
    cutOff: { kind: 'open', problem: CUT },
    recovering: null,
    done: { kind: 'done' },
  },
})
