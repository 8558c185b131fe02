import { gamePhase, type GamePhase, type GameTimes } from '#contract/rules/game-phase.ts'
import type { Game } from '#server/store/games.ts'

type StoredTimes = Pick<Game, 'startAt' | 'endAt' | 'practiceMode'>

/** The times of a stored game, named as in the rules. */
export const timesOf = ({ startAt, endAt, practiceMode }: StoredTimes): GameTimes => ({
  startsAt: startAt,
  endsAt: endAt,
  practiceMode,
})
export const phaseOf = (game: StoredTimes, now: number): GamePhase => gamePhase(timesOf(game), now)
