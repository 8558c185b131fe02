import type { ClockState } from './clock-acts.ts'
import { gameNow } from './game-clock.ts'

/**
 * The moments that an organiser can set. `opening` is one for each wave: the challenges that come out
 * together.
 */
export const PLAN_MOMENTS = ['start', 'opening', 'freeze', 'deadline', 'end', 'writeups'] as const
export type PlanMoment = (typeof PLAN_MOMENTS)[number]

/** Names a moment by its stored time. Null: it has none yet. Times are milliseconds since 1970. */
export interface MomentRef {
  moment: PlanMoment
  from: number | null
}
/** The new time. Null removes the moment. Only a freeze and the writeup deadline can be removed. */
export interface MomentChange extends MomentRef {
  to: number | null
}
/** At most one change for each moment. */
export type SchedulePlan = readonly MomentChange[]

/** `locked`: the moment has passed. `past`: the new time has passed. */
export type PlanFlaw = 'locked' | 'past' | 'order' | 'missing'

const isSame = (a: MomentRef, b: MomentRef) => a.moment === b.moment && a.from === b.from

export const plannedAt = (plan: SchedulePlan, ref: MomentRef): number | null => {
  const change = plan.find((one) => isSame(one, ref))
  return change ? change.to : ref.from
}

/**
 * All stored moments in the order of their times. A freeze and a writeup deadline are listed even if they are
 * not set, so that an organiser can set them.
 */
export function storedMoments({
  startsAt,
  endsAt,
  freezeAt,
  writeupsUntil,
  windows,
}: ClockState): MomentRef[] {
  const times = (of: 'opensAt' | 'closesAt') =>
    [...new Set(windows.map((one) => one[of]))].filter((at) => at !== null)
  const refs: MomentRef[] = [
    { moment: 'start', from: startsAt },
    ...times('opensAt').map((from) => ({ moment: 'opening', from }) as const),
    { moment: 'freeze', from: freezeAt },
    ...times('closesAt').map((from) => ({ moment: 'deadline', from }) as const),
    { moment: 'end', from: endsAt },
    { moment: 'writeups', from: writeupsUntil },
  ]
  return refs.toSorted((a, b) => (a.from ?? Infinity) - (b.from ?? Infinity))
}

/** The moment whose moves this moment follows. Null: it follows none. */
export function anchorOf(
  { moment, from }: MomentRef,
  state: ClockState,
  now: number,
): 'start' | 'end' | null {
  if (moment === 'start' || from === null) return null
  const hasStarted = state.startsAt <= gameNow(state, now)
  if (moment === 'writeups' || moment === 'freeze' || (moment === 'deadline' && from >= state.endsAt))
    return 'end'
  return hasStarted ? null : 'start'
}

/** A moment that has come cannot move, and an ended game cannot get a freeze. */
export const isLocked = ({ moment, from }: MomentRef, state: ClockState, now: number): boolean => {
  const present = gameNow(state, now)
  return from === null ? moment === 'freeze' && state.endsAt <= present : from <= present
}

/**
 * The start moves all other moments along that have not come. The end moves those that keep their distance
 * to it, as an extension does.
 */
export function withMoment(
  plan: SchedulePlan,
  change: MomentChange,
  state: ClockState,
  now: number,
): SchedulePlan {
  const before = plannedAt(plan, change)
  const byMs = change.to === null || before === null ? 0 : change.to - before
  const isAlong = (ref: MomentRef) =>
    !isSame(ref, change) &&
    !isLocked(ref, state, now) &&
    (change.moment === 'start' || (change.moment === 'end' && anchorOf(ref, state, now) === 'end'))
  return storedMoments(state).flatMap((ref): MomentChange[] => {
    const at = plannedAt(plan, ref)
    const to = isSame(ref, change) ? change.to : at !== null && isAlong(ref) ? at + byMs : at
    return to === ref.from ? [] : [{ ...ref, to }]
  })
}

/** The times as they are after the plan. */
export function planned<State extends ClockState>(state: State, plan: SchedulePlan): State {
  const at = (moment: PlanMoment, from: number | null) => plannedAt(plan, { moment, from })
  return {
    ...state,
    startsAt: at('start', state.startsAt) ?? state.startsAt,
    endsAt: at('end', state.endsAt) ?? state.endsAt,
    freezeAt: at('freeze', state.freezeAt),
    writeupsUntil: at('writeups', state.writeupsUntil),
    windows: state.windows.map((one) => ({
      ...one,
      opensAt: at('opening', one.opensAt),
      closesAt: at('deadline', one.closesAt),
    })),
  }
}

/** Whether every moment is stored as the plan has it, so that a repeated save is recognised. */
export const isPlanOf = (plan: SchedulePlan, state: ClockState): boolean => {
  const stored = storedMoments(state)
  return plan.every((one) => stored.some((ref) => isSame(ref, one)))
}

/** The reason why a change is not possible. Null: it is. */
export function planFlaw(
  change: MomentChange,
  plan: SchedulePlan,
  state: ClockState,
  now: number,
): PlanFlaw | null {
  const { moment, from, to } = change
  if (isLocked(change, state, now)) return 'locked'
  if (to === null) return moment === 'freeze' || moment === 'writeups' ? null : 'missing'
  if (to <= gameNow(state, now)) return 'past'
  const { startsAt, endsAt, windows } = planned(state, plan)
  switch (moment) {
    case 'start':
    case 'end':
      return startsAt < endsAt ? null : 'order'
    case 'freeze':
      return to >= startsAt && to < endsAt ? null : 'order'
    case 'opening':
    case 'deadline': {
      const key = moment === 'opening' ? 'opensAt' : 'closesAt'
      const isReversed = state.windows.some((one, place) => {
        const { opensAt = null, closesAt = null } = windows[place] ?? {}
        return one[key] === from && opensAt !== null && closesAt !== null && opensAt >= closesAt
      })
      return isReversed ? 'order' : null
    }
    case 'writeups':
      return null
    default:
      return moment satisfies never
  }
}

/**
 * A freeze is checked even if the plan does not move it, because a new start or end can leave it outside of
 * the game.
 */
export function planFlaws(
  plan: SchedulePlan,
  state: ClockState,
  now: number,
): (MomentChange & { flaw: PlanFlaw })[] {
  const kept = storedMoments(state).flatMap((ref): MomentChange[] =>
    ref.moment === 'freeze' && ref.from !== null && !plan.some((one) => isSame(one, ref))
      ? [{ ...ref, to: ref.from }]
      : [],
  )
  return [...plan, ...(plan.length === 0 ? [] : kept)].flatMap((change) => {
    const flaw = planFlaw(change, plan, state, now)
    const isOld = !plan.includes(change)
    return flaw === null || (isOld && flaw !== 'order') ? [] : [{ ...change, flaw }]
  })
}
