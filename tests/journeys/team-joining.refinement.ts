import { toFormView } from '#machines/kit/form.ts'
import { teamJoiningMachine } from '#machines/team/team-joining.machine.ts'
import { CUT, no, REFUSED, TOO_OFTEN, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { teamJoiningJourney } from './team-joining.journey.ts'

const send = { type: 'submit', form: { name: 'Red Pandas', id: 3, token: 'a'.repeat(32) } } as const
const form = { kind: 'open', problem: null } as const
const refused = { send: no(REFUSED) } as const

// The view reads the pasted text, so the machine hears only of valid codes.
export const teamJoiningRefinement = refines(teamJoiningJourney, teamJoiningMachine, toFormView, {
  input: () => ({}),
  events: {
    'the person sends nothing': [],
    'the person pastes half a code': { type: 'edit' },
    'the person pastes something else': { type: 'edit' },
    'the person pastes the code': { type: 'edit' },
    'the person pastes the code and sends it': [{ type: 'edit' }, send],
    'the person pastes the link and sends it': [{ type: 'edit' }, send],
    'the code is out of date': refused,
    'the team is locked': refused,
    'the server is asked too often': { send: no(TOO_OFTEN) },
    'the line is cut': { send: no(CUT) },
    'the server agrees': { send: yes(3) },
    'the person sends again': send,
  },
  states: {
    form,
    asked: form,
    cutShort: form,
    wrong: form,
    waiting: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    turnedAway: { kind: 'open', problem: TOO_OFTEN },
    cutOff: { kind: 'open', problem: CUT },
    member: { kind: 'done', value: 3 },
  },
})
