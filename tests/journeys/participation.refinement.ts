import { participationMachine, toParticipationView } from '#machines/game/participation.machine.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { participationJourney } from './participation.journey.ts'
import { refines } from './refinement.ts'

const team = 'Red Pandas'
const reported = (status: 'Accepted' | 'Rejected' | 'Suspended') =>
  ({ type: 'server.reported', status, team }) as const
const leave = { type: 'leave', title: 'Finals' } as const
const agreed = { leaveGame: yes({ status: 'Unsubmitted', team: null }) } as const
const waiting = { kind: 'pending', team, leaving: 'no' } as const

export const participationRefinement = refines(
  participationJourney,
  participationMachine,
  toParticipationView,
  {
    input: () => ({ game: 1, status: 'Pending', team }),
    asks: ['asked'],
    events: {
      'the organisers approve': reported('Accepted'),
      'the organisers refuse': reported('Rejected'),
      'the organisers ban the team': reported('Suspended'),
      'the organisers lift the ban': reported('Accepted'),
      'the person wants to leave': leave,
      'the person stays': { askFirst: 'cancelled' },
      'the person leaves': { askFirst: 'confirmed' },
      'the server agrees': agreed,
      'the server will not have it': { leaveGame: no(REFUSED) },
      'the line is cut': { leaveGame: no(CUT) },
      'the person wants to apply again': [],
      'the person leaves for good': [leave, { askFirst: 'confirmed' }, agreed],
    },
    states: {
      waiting: { ...waiting, problem: null },
      asked: { ...waiting, problem: null },
      leaving: { ...waiting, leaving: 'under-way' },
      kept: { ...waiting, problem: REFUSED },
      cutOff: { ...waiting, problem: CUT },
      playing: { kind: 'accepted', team },
      banned: { kind: 'suspended', team },
      refused: { kind: 'rejected', team, leaving: 'no' },
      applying: { kind: 'rejected', team },
      outside: { kind: 'unsubmitted', problem: null },
    },
  },
)
