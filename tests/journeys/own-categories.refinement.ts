import { ownCategoriesMachine } from '#machines/admin/own-categories.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { no, REFUSED, yes } from './outcomes.ts'
import { ownCategoriesJourney } from './own-categories.journey.ts'
import { refines } from './refinement.ts'

const form = [{ tag: 'Misc', label: 'Odds', colour: 'red' }] as const

export const ownCategoriesRefinement = refines(ownCategoriesJourney, ownCategoriesMachine, toFormView, {
  input: () => ({ game: 1 }),
  events: {
    'person starts': { type: 'submit', form },
    'server agrees': { send: yes(null) },
    'server refuses': { send: no(REFUSED) },
  },
  states: {
    resting: { kind: 'open', problem: null },
    running: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    runningAgain: { kind: 'busy' },
    restingAgain: { kind: 'open', problem: null },
  },
})
