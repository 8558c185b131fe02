import { rehearsalMachine, type RehearsalTask } from '#machines/admin/rehearsal.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { rehearsalJourney } from './rehearsal.journey.ts'

const rehearse: RehearsalTask = 'rehearse'
const clear: RehearsalTask = 'clear'

export const rehearsalRefinement = refines(rehearsalJourney, rehearsalMachine, toActView, {
  input: () => ({ game: 3 }),
  events: {
    'the organiser rehearses': { type: 'begin', task: rehearse },
    'the organiser is impatient': { type: 'begin', task: rehearse },
    'the organiser clears': { type: 'begin', task: clear },
    'the organiser is impatient with the clear': { type: 'begin', task: clear },
    'the server agrees': { carryOut: yes(9) },
    'the server refuses': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    room: { kind: 'idle', problem: null },
    opening: { kind: 'busy', task: rehearse },
    refused: { kind: 'idle', task: rehearse, problem: REFUSED },
    cutOff: { kind: 'idle', task: rehearse, problem: CUT },
    playing: { kind: 'done', task: rehearse, value: 9 },
    clearing: { kind: 'busy', task: clear },
    kept: { kind: 'idle', task: clear, problem: REFUSED },
    cleared: { kind: 'done', task: clear, value: 9 },
  },
})
