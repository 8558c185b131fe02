import { toFormView } from '#machines/kit/form.ts'
import { teamCreationMachine } from '#machines/team/team-creation.machine.ts'
import { aTeam } from '../worlds/builders.ts'
import { BROKEN, CUT, no, REFUSED, SIGNED_OUT, TOO_OFTEN, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { teamCreationJourney } from './team-creation.journey.ts'

const named = (name: string) => ({ type: 'submit', form: { name, bio: '' } }) as const
const form = { kind: 'open', problem: null } as const
const team = aTeam()

export const teamCreationRefinement = refines(teamCreationJourney, teamCreationMachine, toFormView, {
  input: () => ({}),
  events: {
    'the person leaves the name empty': named(' '),
    'the person writes too long a name': named('p'.repeat(33)),
    'the person writes a good name': { type: 'edit' },
    'the person sends a good name': named(' Red Pandas '),
    'the person sends again': named('Red Pandas'),
    'the server refuses': { send: no(REFUSED) },
    'the server is asked too often': { send: no(TOO_OFTEN) },
    'the server breaks down': { send: no(BROKEN) },
    'the line is cut': { send: no(CUT) },
    'the session has ended': { send: no(SIGNED_OUT) },
    'the server agrees': { send: yes(team) },
    'the person signs in again': 'anew',
    'the person goes back to all teams': [],
  },
  states: {
    form,
    nameless: form,
    tooLong: form,
    waiting: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    turnedAway: { kind: 'open', problem: TOO_OFTEN },
    broken: { kind: 'open', problem: BROKEN },
    cutOff: { kind: 'open', problem: CUT },
    signingIn: null,
    back: form,
    captain: { kind: 'done', value: team },
    listed: null,
  },
})
