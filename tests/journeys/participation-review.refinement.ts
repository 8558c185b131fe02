import { participationReviewMachine } from '#machines/admin/participation-review.machine.ts'
import { toQueueView } from '#machines/kit/queue.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { participationReviewJourney } from './participation-review.journey.ts'
import { refines } from './refinement.ts'

const owls = { id: 1, team: 'Owls' }
const foxes = { id: 2, team: 'Foxes' }
const approve = (items: readonly (typeof owls)[]) => ({ type: 'begin', choice: 'Accepted', items }) as const
const sure = { askFirst: 'confirmed' } as const
const reread = { reread: null } as const
const resting = { kind: 'idle' } as const
const reported = { kind: 'reported', choice: 'Accepted' } as const

export const participationReviewRefinement = refines(
  participationReviewJourney,
  participationReviewMachine,
  toQueueView,
  {
    input: (now) => ({ game: 1, now }),
    asks: ['asked', 'askedToBan'],
    events: {
      'the organiser looks for a student number': [],
      'the organiser opens the members': [],
      'the organiser selects all': [],
      'the organiser would approve one': approve([owls]),
      'the organiser would ban it': { type: 'begin', choice: 'Suspended', items: [owls] },
      'the organiser thinks again': { askFirst: 'cancelled' },
      'the organiser is sure': sure,
      'the server agrees': [{ carryOut: [yes(null)] }, reread],
      'the server will not have it': [{ carryOut: [no(REFUSED)] }, reread],
      'the organiser tries again': { type: 'retry' },
      'the organiser leaves it so': { type: 'dismiss' },
      'the organiser approves both that wait': [approve([owls, foxes]), sure],
      'the server refuses the first': { carryOut: [no(REFUSED)] },
      'the line is cut': [{ carryOut: [no(CUT)] }, reread],
      'the organiser stops it': { type: 'stop' },
      'the server agrees to the first': [{ carryOut: [yes(null)] }, reread],
      'the server agrees to the second': [{ carryOut: [yes(null)] }, reread],
    },
    states: {
      listed: resting,
      narrowed: resting,
      members: resting,
      asked: resting,
      deciding: { kind: 'busy', at: owls, done: 0, total: 1 },
      approved: resting,
      askedToBan: resting,
      oneRefused: { ...reported, done: 0, failures: [{ ...owls, problem: REFUSED }], problem: null },
      selected: resting,
      first: { kind: 'busy', at: owls, done: 0, failed: 0, total: 2 },
      second: { kind: 'busy', at: foxes, done: 0, failed: 1, total: 2 },
      partly: { ...reported, done: 1, failures: [{ ...owls, problem: REFUSED }], left: [] },
      cutOff: { ...reported, done: 0, failures: [], left: [owls, foxes], problem: CUT },
      stopping: { kind: 'busy', at: owls, done: 0, total: 2, stops: true },
      stopped: { ...reported, done: 1, failures: [], left: [foxes], problem: null },
    },
  },
)
