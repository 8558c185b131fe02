import type { ScheduleModel } from '#contract/models/schedule.ts'
import { instant, type Iso } from '#contract/models/time.ts'
import { clockPlace, type ClockPlace, type ClockState } from '#contract/rules/clock-acts.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { isHiding } from '#contract/rules/freeze.ts'

const orNull = (time: Iso | null) => (time === null ? null : instant(time))

export const toClockState = (schedule: ScheduleModel): ClockState => ({
  startsAt: instant(schedule.start),
  endsAt: instant(schedule.end),
  writeupsUntil: orNull(schedule.writeupsUntil),
  freezeAt: orNull(schedule.freezeAt),
  revealedAt: orNull(schedule.revealedAt),
  pausedAt: orNull(schedule.pausedAt),
  windows: schedule.challenges.map(({ id, opensAt, closesAt }) => ({
    challengeId: id,
    opensAt: orNull(opensAt),
    closesAt: orNull(closesAt),
  })),
})

/** `frozen` replaces `running` while a freeze hides solves. */
export type ClockFace = ClockPlace | 'frozen'
export function clockFace(state: ClockState, now: number): ClockFace {
  const place = clockPlace(state, now)
  return place === 'running' && isHiding(state, gameNow(state, now)) ? 'frozen' : place
}

export interface Wave {
  at: number
  challenges: number
}
/** The times at which enabled challenges come out during the game, the earliest first. */
export function wavesWithin(schedule: ScheduleModel, { startsAt, endsAt }: ClockState): Wave[] {
  const counts = new Map<number, number>()
  for (const { isEnabled, opensAt } of schedule.challenges) {
    const at = orNull(opensAt)
    if (isEnabled && at !== null && at > startsAt && at < endsAt) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return [...counts].map(([at, challenges]) => ({ at, challenges })).toSorted((a, b) => a.at - b.at)
}
