import { gameNow } from '#contract/rules/game-clock.ts'
import { gamePhase, isUnderWay, shareOfTime, type GamePhase } from '#contract/rules/game-phase.ts'
import { timesOf, type GameDates } from '#src/shell/use-game-phase.ts'

export interface GameProgress {
  phase: GamePhase
  startsAt: number
  endsAt: number
  /** The share of the game's time that has passed, from 0 to 1. */
  share: number
  /** The time until the start or the end, which stops during a pause. 0: neither lies ahead. */
  leftMs: number
  /** True in the last tenth of the game's time. */
  isLast: boolean
}

const LAST_SHARE = 0.9

export function toGameProgress(game: GameDates, now: number): GameProgress {
  const times = timesOf(game)
  const { startsAt, endsAt } = times
  const phase = gamePhase(times, now)
  const at = gameNow(times, now)
  const share = shareOfTime(times, at)
  const nextAt = phase === 'coming' ? startsAt : endsAt
  return {
    phase,
    startsAt,
    endsAt,
    share,
    leftMs: Math.max(0, nextAt - at),
    isLast: isUnderWay(phase) && share >= LAST_SHARE,
  }
}
