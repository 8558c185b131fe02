import { instant } from '#contract/models/time.ts'
import { gamePhase, type GamePhase } from '#contract/rules/game-phase.ts'
import { useFromNow } from '#src/browser/clock.ts'

export interface GameTimes {
  start: string
  end: string
  practiceMode?: boolean
}

export const phaseAt = ({ start, end, practiceMode = false }: GameTimes, now: number): GamePhase =>
  gamePhase({ startsAt: instant(start), endsAt: instant(end), practiceMode }, now)

/** Renders the caller when the phase changes, not every second. Null: the game is not known yet. */
export const useGamePhase = (game: GameTimes | null): GamePhase =>
  useFromNow((now) => (game === null ? 'coming' : phaseAt(game, now)))
