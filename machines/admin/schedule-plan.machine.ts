import type { SchedulePlanModel } from '#contract/models/schedule.ts'
import { actMachine } from '../kit/act.ts'

/** Needs no question, because the screen shows the whole plan before it is saved. */
export const schedulePlanMachine = actMachine<{ game: number }, SchedulePlanModel>({
  id: 'schedule plan',
  description: 'Moves the moments of a game that lie ahead.',
  isEmpty: ({ changes }) => changes.length === 0,
})
