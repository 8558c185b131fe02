import { containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import { toQueueView } from '#machines/kit/queue.ts'
import { containerDestructionJourney } from './container-destruction.journey.ts'
import { MISSING, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const one = { guid: '1', of: 'Warm up (Owls)' }
const other = { guid: '2', of: 'Warm up (Foxes)' }
const begin = (items: readonly (typeof one)[]) => ({ type: 'begin', choice: null, items }) as const
const reread = { reread: null } as const
const resting = { kind: 'idle' } as const

export const containerDestructionRefinement = refines(
  containerDestructionJourney,
  containerDestructionMachine,
  toQueueView,
  {
    input: (now) => ({ now }),
    asks: ['asked', 'askedMany'],
    events: {
      'the administrator searches a team': [],
      'the administrator searches an image': [],
      'the administrator searches in vain': [],
      'the administrator clears the search': [],
      'another one is started': [],
      'the server is out of reach for a while': [],
      'the administrator selects two': [],
      'the administrator clears the selection': [],
      'the administrator wants one gone': begin([one]),
      'the administrator wants them gone': begin([one, other]),
      'the administrator thinks better of it': { askFirst: 'cancelled' },
      'the administrator is sure': { askFirst: 'confirmed' },
      'the administrator is sure of both': { askFirst: 'confirmed' },
      'the server destroys it': [{ carryOut: [yes(null)] }, reread],
      'it was gone already': [{ carryOut: [no(MISSING)] }, reread],
      'the runtime refuses': [{ carryOut: [no(REFUSED)] }, reread],
      'the administrator tries again': { type: 'retry' },
      'the administrator leaves it at that': { type: 'dismiss' },
      'the server destroys both': [{ carryOut: [yes(null)] }, { carryOut: [yes(null)] }, reread],
    },
    states: {
      listed: resting,
      foundTeam: resting,
      foundImage: resting,
      nothingFound: resting,
      longer: resting,
      stale: resting,
      asked: resting,
      destroying: { kind: 'busy', at: one, done: 0, failed: 0, total: 1 },
      gone: resting,
      reported: { kind: 'reported', done: 0, failures: [{ ...one, problem: REFUSED }], left: [] },
      selected: resting,
      askedMany: resting,
      destroyingMany: { kind: 'busy', at: one, done: 0, total: 2 },
      allGone: resting,
    },
  },
)
