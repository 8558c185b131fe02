import { instant } from '#contract/models/time.ts'
import { gamePhase, type GamePhase, type GameTimes } from '#contract/rules/game-phase.ts'
import { useFromNow } from '#src/browser/clock.ts'

/** The times of a game as the server sends them. */
export interface GameDates {
  start: string
  end: string
  practiceMode?: boolean
  pausedAt?: string | undefined
  /** The stored end of a paused game. Organisers read it as `end`. */
  storedEnd?: string | undefined
}

/** The times of a game in game time, which stops during a pause. */
export const timesOf = ({ start, end, practiceMode = false, pausedAt, storedEnd }: GameDates) =>
  ({
    startsAt: instant(start),
    endsAt: instant(storedEnd ?? end),
    practiceMode,
    pausedAt: pausedAt === undefined ? null : instant(pausedAt),
  }) satisfies GameTimes

export const phaseAt = (game: GameDates, now: number): GamePhase => gamePhase(timesOf(game), now)

/** Renders the caller when the phase changes, and not every second. Null: the game is not known yet. */
export const useGamePhase = (game: GameDates | null): GamePhase =>
  useFromNow((now) => (game === null ? 'coming' : phaseAt(game, now)))
