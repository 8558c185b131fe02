import { teamInviteMachine, toTeamInviteView } from '#machines/team/team-invite.machine.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { teamInviteJourney } from './team-invite.journey.ts'

const OLD = 'Red Pandas:3:old'
const NEW = 'Red Pandas:3:new'
const shown = { kind: 'shown', code: OLD } as const

export const teamInviteRefinement = refines(teamInviteJourney, teamInviteMachine, toTeamInviteView, {
  input: () => ({ team: { id: 3, name: 'Red Pandas' } }),
  before: { loadCode: yes(OLD) },
  asks: ['asked'],
  events: {
    'the captain looks': [],
    'the captain copies the link': [],
    'the captain wants another code': { type: 'renew' },
    'the captain thinks better of it': { askFirst: 'cancelled' },
    'the captain confirms': { askFirst: 'confirmed' },
    'the server agrees': { renewCode: yes(NEW) },
    'the line is cut': { renewCode: no(CUT) },
    'the server refuses': { renewCode: no(REFUSED) },
    'the captain tries again': [{ type: 'retry' }, { loadCode: yes(NEW) }],
  },
  states: {
    hidden: shown,
    shown,
    copied: shown,
    asked: shown,
    renewing: { kind: 'renewing' },
    renewed: { kind: 'shown', code: NEW },
    unknown: { kind: 'failed', problem: CUT },
    refused: { kind: 'failed', problem: REFUSED },
  },
})
