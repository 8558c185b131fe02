import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { toListed, type Listed } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'
import { inOrder } from './game-order.ts'

export type GamesView = Listed<{ games: readonly BasicGameInfoModel[] }>

export function toGamesView(read: Read<readonly BasicGameInfoModel[]>, now: number): GamesView {
  return toListed(read, (games) => (games.length === 0 ? null : { games: inOrder(games, now) }))
}
