import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'
import { timesOf, type GameDates } from '#src/shell/use-game-phase.ts'

export type GamesView = ListState<{ games: readonly BasicGameInfoModel[] }>

export function toGamesView(read: Read<readonly BasicGameInfoModel[]>, now: number): GamesView {
  return toListState(read, (games) => (games.length === 0 ? null : { games: inOrder(games, now) }))
}

/** The end that results if the game goes on now, so a paused game never counts as over. */
function endOf(game: GameDates, now: number): number {
  const times = timesOf(game)
  return movedByPause(times.endsAt, times, now)
}
const startOf = (game: GameDates) => timesOf(game).startsAt

/** Games that have not ended come first, by their end; then the ended ones, latest first. */
export function inOrder<Game extends GameDates>(games: readonly Game[], now: number): readonly Game[] {
  const isOver = (game: Game) => endOf(game, now) <= now
  const byEnd = (one: Game, other: Game) => endOf(one, now) - endOf(other, now)
  const open = games.filter((game) => !isOver(game)).sort(byEnd)
  return [...open, ...games.filter(isOver).sort((one, other) => byEnd(other, one))]
}

export interface FrontGames<Game> {
  /** The running game that ends next, otherwise the one that starts next. */
  lead: Game | null
  /** Other games that have not ended, by their start. */
  next: readonly Game[]
  /** Ended games, latest first. */
  past: readonly Game[]
}

export function toFrontGames<Game extends GameDates>(games: readonly Game[], now: number): FrontGames<Game> {
  const ordered = inOrder(games, now)
  const isOver = (game: Game) => endOf(game, now) <= now
  const open = ordered.filter((game) => !isOver(game)).toSorted((one, other) => startOf(one) - startOf(other))
  const lead = ordered.find((game) => startOf(game) <= now && !isOver(game)) ?? open[0] ?? null
  return {
    lead,
    next: open.filter((game) => game !== lead),
    past: ordered.filter(isOver),
  }
}
