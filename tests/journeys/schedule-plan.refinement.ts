import type { SchedulePlanModel } from '#contract/models/schedule.ts'
import { toIso } from '#contract/models/time.ts'
import { schedulePlanMachine } from '#machines/admin/schedule-plan.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { schedulePlanJourney } from './schedule-plan.journey.ts'

const plan: SchedulePlanModel = {
  changes: [{ moment: 'end', from: toIso(0), to: toIso(3_600_000) }],
  notice: null,
}
const save = { type: 'begin', task: plan } as const

export const schedulePlanRefinement = refines(schedulePlanJourney, schedulePlanMachine, toActView, {
  input: () => ({ game: 1 }),
  events: {
    // The plan itself is in the view, until it is saved.
    'the organiser moves the end': [],
    // The button is disabled without changes, and the machine would send none either.
    'the organiser discards it': { type: 'begin', task: { changes: [], notice: null } },
    'the organiser saves': save,
    'the organiser is impatient': save,
    'the server takes it': { carryOut: yes(null) },
    'another organiser was faster': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    stored: { kind: 'idle' },
    planned: { kind: 'idle' },
    saving: { kind: 'busy', task: plan },
    overtaken: { kind: 'idle', task: plan, problem: REFUSED },
    cutOff: { kind: 'idle', task: plan, problem: CUT },
    left: { kind: 'idle' },
    saved: { kind: 'idle', task: plan, problem: null },
  },
})
