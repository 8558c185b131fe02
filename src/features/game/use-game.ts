import { getGame } from '#contract/calls/game.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useFromNow } from '#src/browser/clock.ts'
import { toGameProgress, type GameTimes } from './game-progress.ts'

const NO_SUCH_GAME: Read<DetailedGameInfoModel> = {
  state: 'failed',
  problem: { kind: 'missing', title: null },
  refresh: () => {},
}

/** Sends no request if the URL has no number. */
export function useGame(id: number | null): Read<DetailedGameInfoModel> {
  const read = useRead(getGame, id === null ? null : { params: { id } }, 'once')
  return id === null ? NO_SUCH_GAME : read
}

/** Null: the game is not known yet. */
export const useGamePhase = (game: GameTimes | null): GamePhase =>
  useFromNow((now) => (game === null ? 'coming' : toGameProgress(game, now).phase))
