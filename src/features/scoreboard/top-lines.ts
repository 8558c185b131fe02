import type { Board } from '#contract/rules/board/board.ts'
import { timelineOf, topOf } from '#contract/rules/board/read-board.ts'

/** One colour for each of the top ten. */
const LINE_TONES = [
  'teal',
  'orange',
  'violet',
  'yellow',
  'blue',
  'pink',
  'lime',
  'red',
  'cyan',
  'indigo',
] as const

export type LineTone = (typeof LINE_TONES)[number]

export interface TopLines {
  /** In seconds since 1970. */
  xs: readonly number[]
  lines: readonly { key: number; name: string; rank: number; score: number; ys: readonly number[] }[]
}

/**
 * The scores of the best over time, from the start to `until`: all of them at every moment at which one of
 * them changed.
 */
export function topLines(board: Board, organization: string | null, until: number): TopLines {
  const start = board.startsAt / 1000
  const end = Math.max(start, Math.min(until, board.endsAt) / 1000)
  const teams = topOf(board, organization).flatMap((place) => {
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

/** A team that stays among the best keeps its colour at any rank. A new one gets a free colour. */
export function tonesOf(
  before: ReadonlyMap<number, LineTone>,
  keys: readonly number[],
): ReadonlyMap<number, LineTone> {
  if (keys.every((key) => before.has(key))) return before
  const kept = new Map([...before].filter(([key]) => keys.includes(key)))
  const free = LINE_TONES.filter((tone) => ![...kept.values()].includes(tone))
  for (const key of keys) if (!kept.has(key)) kept.set(key, free.shift() ?? LINE_TONES[0])
  return kept
}
