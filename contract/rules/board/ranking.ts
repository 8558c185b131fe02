import type { TeamRow } from './board.ts'

export interface Ranked {
  rows: readonly TeamRow[]
  ranking: readonly number[]
}

/** More points come first, then who had them earlier, then who joined earlier. `before` is a ranking that is nearly right already. */
export function rank(rows: readonly TeamRow[], before: readonly number[], startsAt: number): Ranked {
  const lasts = Float64Array.from(rows, ({ lastAt }) => lastAt ?? startsAt)
  const scores = Float64Array.from(rows, ({ score }) => score)
  const at = (values: Float64Array, place: number) => values[place] ?? 0
  const ranking = [...before].sort((a, b) => at(scores, b) - at(scores, a) || at(lasts, a) - at(lasts, b) || a - b)
  const counts = new Map<string, number>()
  const ranked = [...rows]
  ranking.forEach((place, index) => {
    const row = rows[place]
    if (row) ranked[place] = withRank(row, index + 1, nextOf(row.organization, counts))
  })
  return { rows: ranked, ranking }
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
