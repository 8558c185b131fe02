import { passwordChangeMachine, toPasswordChangeView } from '#machines/account/password-change.machine.ts'
import { CUT, HELD_OFF, no, REFUSED, SIGNED_OUT, WAIT_MS, yes } from './outcomes.ts'
import { passwordChangeJourney } from './password-change.journey.ts'
import { refines } from './refinement.ts'

const all = { type: 'submit', old: 'Lovelace1', password: 'Babbage22', repeat: 'Babbage22' } as const
const refused = { changePassword: no(REFUSED) } as const
const form = { kind: 'open', problem: null } as const

export const passwordChangeRefinement = refines(
  passwordChangeJourney,
  passwordChangeMachine,
  toPasswordChangeView,
  {
    input: (now) => ({ now, role: 'User' }),
    events: {
      'the person wants another password': { type: 'begin' },
      'the person thinks better of it': { type: 'cancel' },
      'the person sends nothing': { type: 'submit', old: '', password: '', repeat: '' },
      'the person fills in all three': { type: 'edit' },
      'the person sends all three': all,
      'the server agrees': { changePassword: yes({ hasSessionList: true }) },
      'the old password is wrong': refused,
      'the password was changed meanwhile': refused,
      'the server wants more of the new one': refused,
      'the server is asked too often': { changePassword: no(HELD_OFF) },
      'the line is cut': { changePassword: no(CUT) },
      'the session is over': { changePassword: no(SIGNED_OUT) },
      'the person sends again': all,
      'the person is impatient': all,
      'the wait is over': WAIT_MS,
    },
    states: {
      resting: { kind: 'closed' },
      form,
      flawed: form,
      waiting: { kind: 'changing' },
      refused: { kind: 'open', problem: REFUSED },
      heldOff: ({ now }) => ({ kind: 'held-off', until: now + WAIT_MS }),
      mayRetry: form,
      cutOff: { kind: 'open', problem: CUT },
      changed: { kind: 'closed' },
      outside: null,
    },
  },
)
