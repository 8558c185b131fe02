import type { ScheduleModel } from '#contract/models/schedule.ts'
import { instant } from '#contract/models/time.ts'
import { clockPlace, type ClockActKind, type ClockState } from '#contract/rules/clock-acts.ts'
import { isHiding } from '#contract/rules/freeze.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import {
  anchorOf,
  isLocked,
  plannedAt,
  planFlaws,
  storedMoments,
  type MomentChange,
  type MomentRef,
  type PlanFlaw,
  type SchedulePlan,
} from '#contract/rules/schedule-plan.ts'
import { toClockState } from './clock-state.ts'

type Challenge = ScheduleModel['challenges'][number]

/** A time of the game, with its place in the unsaved plan. */
export interface PlannedMoment extends MomentRef {
  key: string
  at: number | null
  challenges: readonly Challenge[]
  /** The time has passed, so it cannot be moved. A missing freeze is locked when the game is over. */
  isLocked: boolean
  anchor: 'start' | 'end' | null
  flaw: PlanFlaw | null
}

/** The key stays the same while the time is moved. */
export const keyOf = ({ moment, from }: MomentRef): string => `${moment} ${from ?? ''}`

export function planMoments(schedule: ScheduleModel, plan: SchedulePlan, now: number): PlannedMoment[] {
  const state = toClockState(schedule)
  const flaws = new Map(planFlaws(plan, state, now).map((one) => [keyOf(one), one.flaw]))
  return storedMoments(state).map((ref) => ({
    ...ref,
    key: keyOf(ref),
    at: plannedAt(plan, ref),
    challenges: challengesOf(ref, schedule),
    isLocked: isLocked(ref, state, now),
    anchor: anchorOf(ref, state, now),
    flaw: flaws.get(keyOf(ref)) ?? null,
  }))
}

/** Challenges without a time of their own come out at the start, so they count for it. */
function challengesOf(
  { moment, from }: MomentRef,
  { challenges, start }: ScheduleModel,
): readonly Challenge[] {
  switch (moment) {
    case 'start':
      return challenges.filter(
        ({ isEnabled, opensAt }) => isEnabled && (opensAt === null || instant(opensAt) <= instant(start)),
      )
    case 'opening':
      return challenges.filter(({ opensAt }) => opensAt !== null && instant(opensAt) === from)
    case 'deadline':
      return challenges.filter(({ closesAt }) => closesAt !== null && instant(closesAt) === from)
    default:
      return []
  }
}

/** A time typed into the past means an act, which asks for confirmation. Null if it is an ordinary change. */
export function actInstead(
  { moment, to }: MomentChange,
  state: ClockState,
  now: number,
): ClockActKind | null {
  const present = gameNow(state, now)
  if (to === null || to > present) return null
  const place = clockPlace(state, now)
  if (moment === 'start') return place === 'coming' ? 'start' : null
  if (place !== 'running' && place !== 'paused') return null
  if (moment === 'end') return 'end'
  return moment === 'freeze' && !isHiding(state, present) ? 'freeze' : null
}

export interface Axis {
  from: number
  to: number
}
const HOUR_MS = 3_600_000

/** Leaves room for all times, and some more to drag them into. */
export function axisOf(moments: readonly PlannedMoment[], state: ClockState, now: number): Axis {
  const times = moments.flatMap(({ at, from }) => [at, from]).filter((at) => at !== null)
  const [first, last] = [Math.min(state.startsAt, ...times), Math.max(state.endsAt, ...times)]
  const margin = Math.max(HOUR_MS, (last - first) * 0.08)
  return {
    from: now < state.startsAt ? Math.max(first - margin, Math.min(now, first)) : first,
    to: last + margin,
  }
}

export const shareOf = ({ from, to }: Axis, at: number): number =>
  Math.min(1, Math.max(0, (at - from) / (to - from)))
