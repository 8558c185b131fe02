import type { Board } from '#contract/rules/board/board.ts'
import { timelineOf, topOf } from '#contract/rules/board/read-board.ts'

export interface TopLines {
  /** In seconds since 1970. */
  xs: readonly number[]
  lines: readonly { key: number; name: string; rank: number; score: number; ys: readonly number[] }[]
}

/** More lines could not be told apart. */
const MOST_CHARTED = 20

/** Positions of the teams in the chart: the first ten and the starred ones, or only the starred ones. */
export function chartedTeams(
  board: Board,
  organization: string | null,
  starred: ReadonlySet<number>,
  isStarredOnly: boolean,
): readonly number[] {
  const best = isStarredOnly ? [] : topOf(board, organization)
  const others = [...starred]
    .flatMap((team) => board.places.teams.get(team) ?? [])
    .filter((place) => !best.includes(place))
    .sort((one, other) => (board.rows[one]?.rank ?? 0) - (board.rows[other]?.rank ?? 0))
  return [...best, ...others].slice(0, MOST_CHARTED)
}

/**
 * The scores of some teams over time, from the start to `until`. All have the same moments: those at which
 * one of them changes.
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
