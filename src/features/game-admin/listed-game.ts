import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'
import { phaseAt, timesOf } from '#src/shell/use-game-phase.ts'

export interface ListedGame {
  id: number
  title: string
  summary: string
  poster: string | null
  hidden: boolean
  /** Null for a game without times. */
  span: { startsAt: number; endsAt: number; phase: GamePhase } | null
}
/** `total` also counts games beyond the limit of one response. */
export type GameListView = ListState<{ games: readonly GameInfoModel[]; total: number }>

export function toGameListView(read: Read<{ data: readonly GameInfoModel[]; total: number }>): GameListView {
  return toListState(read, ({ data, total }) => (data.length === 0 ? null : { games: data, total }))
}

export function toListedGame(game: GameInfoModel, now: number): ListedGame {
  const { id, title, summary, poster, hidden } = game
  const { startsAt, endsAt } = timesOf(game)
  const isTimed = startsAt !== instant(EPOCH) || endsAt !== instant(EPOCH)
  return {
    id,
    title,
    summary,
    poster,
    hidden,
    span: isTimed ? { startsAt, endsAt, phase: phaseAt(game, now) } : null,
  }
}

/** Matches a part of the title, or the exact id, because URLs contain the id. */
export function isFound({ id, title }: Pick<GameInfoModel, 'id' | 'title'>, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase()
  return (
    wanted === '' ||
    title.toLocaleLowerCase().includes(wanted) ||
    `#${id}` === wanted ||
    String(id) === wanted
  )
}
