import type { TeamRow } from './board.ts'

export interface Ranked {
  rows: readonly TeamRow[]
  ranking: readonly number[]
}
type Rows = readonly TeamRow[]

/** Sorts by points, then by the time of the last solve, then by the order of joining. */
export function rank(rows: Rows, startsAt: number): Ranked {
  const ranking = [...rows.keys()].sort((a, b) => compared(rows, startsAt, a, b))
  const counts = new Map<string, number>()
  const ranked = [...rows]
  ranking.forEach((place, index) => {
    const row = rows[place]
    if (row) ranked[place] = withRank(row, index + 1, nextOf(row.organization, counts))
  })
  return { rows: ranked, ranking }
}

/**
 * Sorts only the teams whose points changed and merges them into the rest, because sorting all teams for each
 * solve would be slow. Overwrites `rows`. Returns `before` itself if no team moved.
 */
export function rerank(
  rows: TeamRow[],
  before: readonly number[],
  changed: readonly number[],
  startsAt: number,
): Ranked {
  const movers = changed.toSorted((a, b) => compared(rows, startsAt, a, b))
  const isMover = new Uint8Array(rows.length)
  for (const place of movers) isMover[place] = 1
  const ranking: number[] = []
  let [next, first, last] = [0, -1, -1]
  const take = (place: number) => {
    if (before[ranking.length] !== place) {
      if (first < 0) first = ranking.length
      last = ranking.length
    }
    ranking.push(place)
  }
  for (const place of before) {
    if (isMover[place] === 1) continue
    for (
      let mover = movers[next];
      mover !== undefined && compared(rows, startsAt, mover, place) < 0;
      mover = movers[++next]
    )
      take(mover)
    take(place)
  }
  for (; next < movers.length; next++) take(movers[next] ?? 0)
  if (first < 0) return { rows, ranking: before }
  renumber(rows, before, ranking, first, last)
  return { rows, ranking }
}

/**
 * The same teams are between `first` and `last` before and after, so each organisation keeps its set of ranks
 * there.
 */
function renumber(
  rows: TeamRow[],
  before: readonly number[],
  ranking: readonly number[],
  first: number,
  last: number,
) {
  const counts = new Map<string, number>()
  for (let index = first; index <= last; index++) {
    const row = rows[before[index] ?? -1]
    if (row && row.organization !== null && !counts.has(row.organization))
      counts.set(row.organization, (row.organizationRank ?? 1) - 1)
  }
  for (let index = first; index <= last; index++) {
    const place = ranking[index] ?? -1
    const row = rows[place]
    if (row) rows[place] = withRank(row, index + 1, nextOf(row.organization, counts))
  }
}

function compared(rows: Rows, startsAt: number, a: number, b: number): number {
  const [one, other] = [rows[a], rows[b]]
  if (!one || !other) return a - b
  return other.score - one.score || (one.lastAt ?? startsAt) - (other.lastAt ?? startsAt) || a - b
}

function nextOf(organization: string | null, counts: Map<string, number>): number | null {
  if (organization === null) return null
  const next = (counts.get(organization) ?? 0) + 1
  counts.set(organization, next)
  return next
}

function withRank(row: TeamRow, place: number, organizationRank: number | null): TeamRow {
  if (row.rank === place && row.organizationRank === organizationRank) return row
  return { ...row, rank: place, organizationRank }
}
