import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'
import { inOrder } from './game-order.ts'

export type GamesView = ListState<{ games: readonly BasicGameInfoModel[] }>

export function toGamesView(read: Read<readonly BasicGameInfoModel[]>, now: number): GamesView {
  return toListState(read, (games) => (games.length === 0 ? null : { games: inOrder(games, now) }))
}
