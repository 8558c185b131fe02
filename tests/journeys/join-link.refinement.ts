import { toFormView } from '#machines/kit/form.ts'
import { teamJoiningMachine } from '#machines/team/team-joining.machine.ts'
import { joinLinkJourney } from './join-link.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const accept = { type: 'submit', form: { name: 'Red Pandas', id: 3, token: 'a'.repeat(32) } } as const

export const joinLinkRefinement = refines(joinLinkJourney, teamJoiningMachine, toFormView, {
  input: () => ({}),
  events: {
    'the visitor goes to sign in': [],
    'the visitor goes to register': [],
    'the visitor goes back': [],
    'the visitor signs in': 'anew',
    'a member of the team signs in': [],
    'the person declines': [],
    'the person accepts': accept,
    'the code is out of date': { send: no(REFUSED) },
    'the line is cut': { send: no(CUT) },
    'the person has joined elsewhere meanwhile': { send: no(REFUSED) },
    'the server agrees': { send: yes(3) },
  },
  states: {
    visiting: null,
    registering: null,
    signingIn: null,
    invited: { kind: 'open', problem: null },
    waiting: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    cutOff: { kind: 'open', problem: CUT },
    declined: null,
    member: null,
    joined: { kind: 'done', value: 3 },
  },
})
