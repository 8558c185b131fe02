import { instant } from '#contract/models/time.ts'
import { gamePhase, type GamePhase } from '#contract/rules/game-phase.ts'
import { useFromNow } from '#src/browser/clock.ts'

/** The times of a game as the server tells them. */
export interface GameDates {
  start: string
  end: string
  practiceMode?: boolean
}

export const phaseAt = ({ start, end, practiceMode = false }: GameDates, now: number): GamePhase =>
  gamePhase({ startsAt: instant(start), endsAt: instant(end), practiceMode }, now)

/** Renders the caller when the phase changes, not every second. Null: the game is not known yet. */
export const useGamePhase = (game: GameDates | null): GamePhase =>
  useFromNow((now) => (game === null ? 'coming' : phaseAt(game, now)))
