import { getGame } from '#contract/calls/game.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { useRead, type Read } from '#src/api/use-read.ts'

const NO_SUCH_GAME: Read<DetailedGameInfoModel> = {
  state: 'failed',
  problem: { kind: 'missing', title: null },
  refresh: () => {},
}

/** An address without a number in it names no game, and nobody is asked for it. */
export function useGame(id: number | null): Read<DetailedGameInfoModel> {
  const read = useRead(getGame, id === null ? null : { params: { id } }, 'once')
  return id === null ? NO_SUCH_GAME : read
}
