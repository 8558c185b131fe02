import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { instant } from '#contract/models/time.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'

export type GamesView = ListState<{ games: readonly BasicGameInfoModel[] }>

export function toGamesView(read: Read<readonly BasicGameInfoModel[]>, now: number): GamesView {
  return toListState(read, (games) => (games.length === 0 ? null : { games: inOrder(games, now) }))
}

interface Span {
  start: string
  end: string
}

/** Games that have not ended come first, by their end; then the ended ones, latest first. */
export function inOrder<Game extends Span>(games: readonly Game[], now: number): readonly Game[] {
  const open = games.filter((game) => instant(game.end) > now).sort((a, b) => instant(a.end) - instant(b.end))
  const ended = games
    .filter((game) => instant(game.end) <= now)
    .sort((a, b) => instant(b.end) - instant(a.end))
  return [...open, ...ended]
}

export interface FrontGames<Game> {
  /** The running game that ends next, otherwise the one that starts next. */
  lead: Game | null
  /** Other games that have not ended, by their start. */
  next: readonly Game[]
  /** Ended games, latest first. */
  past: readonly Game[]
}

export function toFrontGames<Game extends Span>(games: readonly Game[], now: number): FrontGames<Game> {
  const ordered = inOrder(games, now)
  const open = ordered
    .filter(({ end }) => instant(end) > now)
    .toSorted((one, other) => instant(one.start) - instant(other.start))
  const lead =
    ordered.find(({ start, end }) => instant(start) <= now && instant(end) > now) ?? open[0] ?? null
  return {
    lead,
    next: open.filter((game) => game !== lead),
    past: ordered.filter(({ end }) => instant(end) <= now),
  }
}
