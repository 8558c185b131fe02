import type { PairState } from '#contract/models/pair-states.ts'
import { pairStateMachine, type PairStateTask } from '#machines/admin/pair-state.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { pairStateJourney } from './pair-state.journey.ts'
import { refines } from './refinement.ts'

const task = (state: PairState, was: PairState, isUndo = false): PairStateTask => ({
  ids: [1, 2],
  names: ['Red Pandas', 'Owls'],
  state,
  was,
  isUndo,
})
const begin = (of: PairStateTask) => ({ type: 'begin', task: of }) as const
const take = task('InHand', 'Open')
// What stood before is told by the list, which the machine does not read.
const dismiss = task('Dismissed', 'Open')
const back = task('Open', 'Dismissed', true)

export const pairStateRefinement = refines(pairStateJourney, pairStateMachine, toActView, {
  input: () => ({ game: 1 }),
  events: {
    'the organiser takes it': begin(take),
    'the organiser is impatient': begin(dismiss),
    'the organiser dismisses it': begin(dismiss),
    'the organiser takes it back': begin(back),
    'the server agrees': { carryOut: yes(null) },
    'another organiser was faster': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
    // The screen reads the list again.
    'another organiser takes it': [],
  },
  states: {
    open: { kind: 'idle', task: null },
    theirs: { kind: 'idle', task: null },
    taking: { kind: 'busy', task: take },
    late: { kind: 'idle', task: take, problem: REFUSED },
    cutOff: { kind: 'idle', task: take, problem: CUT },
    taken: { kind: 'idle', task: take, problem: null },
    dismissing: { kind: 'busy', task: dismiss },
    dismissed: { kind: 'idle', task: dismiss, problem: null },
    undoing: { kind: 'busy', task: back },
    restored: { kind: 'idle', task: back, problem: null },
  },
})
