import type { AttentionActModel } from '#contract/models/room-overview.ts'
import { attentionMachine } from '#machines/admin/attention.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { attentionJourney } from './attention.journey.ts'
import { CUT, MISSING, no, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const task = (act: AttentionActModel['act']): AttentionActModel => ({ key: 'TeamsWaiting', act })
const begin = (act: AttentionActModel['act']) => ({ type: 'begin', task: task(act) }) as const
const busy = (act: AttentionActModel['act']) => ({ kind: 'busy', task: task(act) }) as const

export const attentionRefinement = refines(attentionJourney, attentionMachine, toActView, {
  input: () => ({ game: 1 }),
  events: {
    'the organiser takes it': begin('Take'),
    'the organiser is impatient': begin('Leave'),
    'the organiser leaves it': begin('Leave'),
    'the organiser snoozes it': begin('Snooze'),
    'the organiser wakes it': begin('Wake'),
    'the server agrees': { carryOut: yes(null) },
    'the cause is gone': { carryOut: no(MISSING) },
    'the line is cut': { carryOut: no(CUT) },
    // The screen reads the overview again.
    'another organiser takes it over': [],
  },
  states: {
    free: { kind: 'idle', problem: null },
    taking: busy('Take'),
    untaken: { kind: 'idle', task: task('Take'), problem: MISSING },
    cutOff: { kind: 'idle', task: task('Take'), problem: CUT },
    taken: { kind: 'idle', task: task('Take'), problem: null },
    takenOver: { kind: 'idle', problem: null },
    leaving: busy('Leave'),
    snoozing: busy('Snooze'),
    snoozed: { kind: 'idle', task: task('Snooze'), problem: null },
    waking: busy('Wake'),
  },
})
