import {
  emailConfirmationMachine,
  toEmailConfirmationView,
} from '#machines/account/email-confirmation.machine.ts'
import { emailConfirmationJourney } from './email-confirmation.journey.ts'
import { CUT, HELD_OFF, no, REFUSED, SIGNED_OUT, WAIT_MS, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

export const emailConfirmationRefinement = refines(
  emailConfirmationJourney,
  emailConfirmationMachine,
  toEmailConfirmationView,
  {
    input: (now) => ({ now, token: 'CfDJ8', email: 'YWRh' }),
    events: {
      'the owner signs in': 'anew',
      'the server agrees': { confirmEmail: yes(null) },
      'the link has expired': { confirmEmail: no(REFUSED) },
      'the server is asked too often': { confirmEmail: no(HELD_OFF) },
      'the line is cut': { confirmEmail: no(CUT) },
      'the session has ended': { confirmEmail: no(SIGNED_OUT) },
      'the owner is impatient': { type: 'retry' },
      'the wait is over': WAIT_MS,
      'the owner tries again': { type: 'retry' },
    },
    states: {
      outside: null,
      waiting: { kind: 'confirming' },
      heldOff: { kind: 'failed', problem: HELD_OFF },
      mayRetry: { kind: 'failed', until: null },
      cutOff: { kind: 'failed', problem: CUT, until: null },
      refused: { kind: 'refused', problem: REFUSED },
      confirmed: { kind: 'confirmed' },
    },
  },
)
