import { instant } from '#contract/models/time.ts'
import { shareOfTime, type GamePhase } from '#contract/rules/game-phase.ts'
import { phaseAt, type GameDates } from '#src/shell/use-game-phase.ts'

export interface GameProgress {
  phase: GamePhase
  startsAt: number
  endsAt: number
  /** The share of the time that has passed, from 0 to 1. */
  share: number
  /** The time until the next change of phase. 0: there is none. */
  leftMs: number
  /** The last tenth of the time. */
  isLast: boolean
}

const LAST_SHARE = 0.9

export function toGameProgress(game: GameDates, now: number): GameProgress {
  const startsAt = instant(game.start)
  const endsAt = instant(game.end)
  const phase = phaseAt(game, now)
  const share = shareOfTime({ startsAt, endsAt }, now)
  const nextAt = phase === 'coming' ? startsAt : endsAt
  return {
    phase,
    startsAt,
    endsAt,
    share,
    leftMs: Math.max(0, nextAt - now),
    isLast: phase === 'ongoing' && share >= LAST_SHARE,
  }
}
