import type { Board } from '#contract/rules/board/board.ts'
import { timelineOf, topOf } from '#contract/rules/board/read-board.ts'

export interface TopLines {
  /** In seconds since 1970, because the chart's library expects them. */
  xs: readonly number[]
  lines: readonly { key: number; name: string; rank: number; score: number; ys: readonly number[] }[]
}

/** More lines could not be told apart. */
const MOST_CHARTED = 20
export const MOST_CHOSEN = 10

/** The teams that a viewer wants in the chart, as ids. */
export interface ChartWish {
  organization: string | null
  starred: ReadonlySet<number>
  isStarredOnly: boolean
  chosen: ReadonlySet<number>
}
/**
 * `chosen`: the viewer's choice. `starred`: the favourites alone. `both`: the best teams and the favourites.
 * `top`: the best teams.
 */
export type ChartContent = 'top' | 'both' | 'starred' | 'chosen'

/**
 * The teams in the chart, as indexes into the rows: the favourites if the viewer wants only them, otherwise
 * the chosen teams, otherwise the best teams followed by the favourites.
 */
export function chartedTeams(
  board: Board,
  { organization, starred, isStarredOnly, chosen }: ChartWish,
): { content: ChartContent; places: readonly number[] } {
  const own = placesOf(board, chosen).slice(0, MOST_CHOSEN)
  if (own.length > 0 && !isStarredOnly) return { content: 'chosen', places: own }
  const best = isStarredOnly ? [] : topOf(board, organization)
  const others = placesOf(board, starred).filter((place) => !best.includes(place))
  return {
    content: isStarredOnly ? 'starred' : others.length > 0 ? 'both' : 'top',
    places: [...best, ...others].slice(0, MOST_CHARTED),
  }
}

/** Whether the chart has room for one more team. Teams that have left the board need none. */
export const hasChartRoom = (board: Board, chosen: ReadonlySet<number>): boolean =>
  placesOf(board, chosen).length < MOST_CHOSEN

const placesOf = ({ rows, places }: Board, teams: ReadonlySet<number>): readonly number[] =>
  [...teams]
    .flatMap((team) => places.teams.get(team) ?? [])
    .sort((one, other) => (rows[one]?.rank ?? 0) - (rows[other]?.rank ?? 0))

/**
 * The scores of some teams over time, from the start to `until`, at most to the end of the game. All lines
 * share the times at which one of them changes.
 */
export function topLines(board: Board, places: readonly number[], until: number): TopLines {
  const start = board.startsAt / 1000
  const end = Math.max(start, Math.min(until, board.endsAt) / 1000)
  const teams = places.flatMap((place) => {
    const row = board.rows[place]
    return row
      ? [{ row, points: timelineOf(board, place).map(({ at, score }) => ({ at: at / 1000, score })) }]
      : []
  })
  const xs = [...new Set([start, ...teams.flatMap(({ points }) => points.map(({ at }) => at)), end])].sort(
    (one, other) => one - other,
  )
  const lines = teams.map(({ row, points }) => {
    let next = 0
    let score = 0
    const ys = xs.map((x) => {
      for (let point = points[next]; point && point.at <= x; point = points[++next]) score = point.score
      return score
    })
    return { key: row.id, name: row.name, rank: row.rank, score: row.score, ys }
  })
  return { xs, lines }
}
