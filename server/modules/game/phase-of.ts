import { gamePhase, type GamePhase, type GameTimes } from '#contract/rules/game-phase.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import type { Game } from '#server/store/games.ts'

type StoredTimes = Pick<Game, 'startAt' | 'endAt' | 'practiceMode' | 'pausedAt'>

/** The times of a stored game, under the names that the rules use. */
export const timesOf = ({ startAt, endAt, practiceMode }: Omit<StoredTimes, 'pausedAt'>): GameTimes => ({
  startsAt: startAt,
  endsAt: endAt,
  practiceMode,
})
/** A paused game counts as running until it is resumed. */
export const phaseOf = (game: StoredTimes, now: number): GamePhase =>
  gamePhase(timesOf(game), gameNow(game, now))
