import type { EffectsModel } from '#contract/models/effects.ts'
import type { ClockState } from '#contract/rules/clock-acts.ts'
import { planned, type SchedulePlan } from '#contract/rules/schedule-plan.ts'
import type { SchedulePlanWords } from '#src/text/areas/schedule-plan.en.ts'
import type { Consequence } from './clock-preview.ts'
import { formatLeft } from './format-left.ts'
import type { PlannedMoment } from './plan-moments.ts'

export interface Planned {
  plan: SchedulePlan
  moments: readonly PlannedMoment[]
  state: ClockState
  /** Null if the server cannot count the effects. */
  effects: EffectsModel | null
}

/** Says what a save does, with the server's numbers. If a number is unknown, its line is left out. */
export function planConsequences(
  { plan, moments, state, effects }: Planned,
  words: SchedulePlanWords['save'],
  locale: string,
): Consequence[] {
  const changed = moments.filter(({ at, from }) => at !== from)
  const has = (moment: PlannedMoment['moment']) => changed.find((one) => one.moment === moment)
  const length = (ms: number) => formatLeft(Math.abs(ms), locale)
  const line = (kind: Consequence['kind'], text: string | null) => (text === null ? [] : [{ kind, text }])
  const { endsAt } = planned(state, plan)
  const [start, end, freeze, writeups] = [has('start'), has('end'), has('freeze'), has('writeups')]
  const teams = effects?.teams ?? null
  const waiting = effects?.waitingTeams ?? 0
  return [
    ...line('costs', start && teams !== null ? words.start(teams, start.challenges.length) : null),
    ...line('costs', start && waiting > 0 ? words.waiting(waiting) : null),
    ...line('plain', end && teams !== null ? words.end(teams) : null),
    ...line('plain', end ? words.scores : null),
    ...line('costs', end?.at && endsAt < state.endsAt ? words.shorter(length(state.endsAt - endsAt)) : null),
    ...line(
      'plain',
      end?.at && effects && effects.containers > 0 ? words.instances(effects.containers) : null,
    ),
    ...(freeze
      ? freeze.at === null
        ? line('costs', words.unfrozen)
        : line('plain', words.hides(length(endsAt - freeze.at)))
      : []),
    ...changed.flatMap(({ moment, at, from, challenges }) =>
      at === null || from === null || (moment !== 'opening' && moment !== 'deadline')
        ? []
        : line('plain', words[moment](challenges.length, length(at - from), at > from)),
    ),
    ...(writeups && writeups.at === null ? line('costs', words.noWriteups) : []),
  ]
}

/** A save can be taken back until the first of its moments has passed. */
export function undoUntil(plan: SchedulePlan): number | null {
  const times = plan.flatMap(({ from, to }) => [from, to]).filter((at) => at !== null)
  return times.length === 0 ? null : Math.min(...times)
}
