import type { ParticipationStatus } from '#contract/models/participation.ts'
import { teamReviewMachine } from '#machines/admin/team-review.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { teamReviewJourney } from './team-review.journey.ts'

/** The request names the status that the organiser saw. */
const review = (seen: ParticipationStatus, status: ParticipationStatus) => ({
  status,
  teams: [{ id: 12, status: seen }],
})
const approval = review('Pending', 'Accepted')
const rejection = review('Pending', 'Rejected')
const begin = (task: ReturnType<typeof review>) => ({ type: 'begin', task }) as const
const RESULT = { done: [12], changed: [] }

export const teamReviewRefinement = refines(teamReviewJourney, teamReviewMachine, toActView, {
  input: () => ({ game: 3 }),
  events: {
    'the organiser approves': begin(approval),
    // The screen asks in its own dialog.
    'the organiser would reject': [],
    'the organiser thinks better of it': [],
    'the organiser rejects': begin(rejection),
    'the organiser takes it back': ({ from }) =>
      begin(review(from === 'rejected' ? 'Rejected' : 'Accepted', 'Pending')),
    'the server agrees': { carryOut: yes(RESULT) },
    'the server refuses': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    waiting: { kind: 'idle' },
    rejectAsked: { kind: 'idle' },
    rejecting: { kind: 'busy', task: rejection },
    rejectRefused: { kind: 'idle', task: rejection, value: null, problem: REFUSED },
    rejectCutOff: { kind: 'idle', task: rejection, value: null, problem: CUT },
    'waiting again': { kind: 'idle', task: rejection, problem: REFUSED },
    rejected: { kind: 'idle', task: rejection, value: RESULT, problem: null },
    takingBack: { kind: 'busy' },
    approving: { kind: 'busy', task: approval },
    unapproved: { kind: 'idle', task: approval, value: null, problem: REFUSED },
    approved: { kind: 'idle', task: approval, value: RESULT, problem: null },
  },
})
