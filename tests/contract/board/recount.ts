import { unpackBloodBonus } from '#contract/rules/blood-bonus.ts'
import { scoreAfter } from '#contract/rules/score-curve.ts'
import type { SubmissionType } from '#contract/models/scoreboard.ts'
import { END, START, type Shape, type Solve } from './snapshot.ts'

export interface Counted {
  score: number
  rank: number
  organizationRank: number | null
  solved: number
  last: number | null
  cells: ({ points: number; type: SubmissionType; placing: number; at: number } | null)[]
}

/**
 * Implements the rules of the board again without any optimisation, so that a mistake of the fast code shows.
 */
export function recount({ teams, challenges, bloodBonus }: Shape, solves: readonly Solve[]): Counted[] {
  const first = (team: number, challenge: number) =>
    solves.find((solve) => solve.team === team && solve.challenge === challenge && solve.at < END)
  const factors = Object.values(unpackBloodBonus(bloodBonus)).map((part) =>
    Math.fround(Math.fround(part / 1000) + 1),
  )
  const cellOf = (team: number, challenge: number) => {
    const own = first(team, challenge)
    const curve = challenges[challenge]
    if (!own || !curve) return null
    const all = teams.flatMap((_, other) => first(other, challenge)?.at ?? [])
    const placing = 1 + all.filter((at) => at < own.at).length
    const exact = Math.fround(Math.fround(scoreAfter(all.length, curve)) * (factors[placing - 1] ?? 1))
    const points = Math.abs(exact % 1) === 0.5 ? 2 * Math.round(exact / 2) : Math.round(exact)
    const types: SubmissionType[] = ['FirstBlood', 'SecondBlood', 'ThirdBlood']
    return { points, type: types[placing - 1] ?? 'Normal', placing, at: own.at }
  }
  const rows = teams.map(({ organization }, team) => {
    const cells = challenges.map((_, challenge) => cellOf(team, challenge))
    const solved = cells.filter((cell) => cell !== null)
    const last = solved.length === 0 ? null : Math.max(...solved.map(({ at }) => at))
    return {
      organization,
      cells,
      solved: solved.length,
      last,
      score: solved.reduce((sum, { points }) => sum + points, 0),
    }
  })
  const isAhead = (one: number, other: number) => {
    const [a, b] = [rows[one], rows[other]]
    if (!a || !b) return false
    if (a.score !== b.score) return a.score > b.score
    const [lastOfA, lastOfB] = [a.last ?? START, b.last ?? START]
    return lastOfA === lastOfB ? one < other : lastOfA < lastOfB
  }
  return rows.map(({ organization, ...row }, team) => ({
    ...row,
    rank: 1 + rows.filter((_, other) => isAhead(other, team)).length,
    organizationRank:
      organization === null
        ? null
        : 1 +
          rows.filter((other, place) => other.organization === organization && isAhead(place, team)).length,
  }))
}
