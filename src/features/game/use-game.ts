import { getGame } from '#contract/calls/game.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { useRead, type Read } from '#src/api/use-read.ts'

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
