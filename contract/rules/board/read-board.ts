import type { Board, ChallengeState, TeamRow } from './board.ts'
import { knownPoints, placingOf } from './solve-column.ts'
import { pointsOf, typeOf, type SolveType } from './points.ts'

/** The number of teams in a chart. */
export const TOP = 10

export interface Cell {
  /** Counts from 1. Solves at the same time share the better placing. */
  placing: number
  type: SolveType
  /** Includes the blood bonus. */
  points: number
  at: number
}
export interface TimelinePoint {
  at: number
  /** The running total, at the current score of each challenge. */
  score: number
  /** The index in `challenges`. */
  challenge: number
}

export const rowsByRank = (board: Board): TeamRow[] =>
  board.ranking.flatMap((place) => board.rows[place] ?? [])

export function rowOf(board: Board, teamId: number): TeamRow | null {
  return board.rows[board.places.teams.get(teamId) ?? -1] ?? null
}
export function challengeOf(board: Board, challengeId: number): ChallengeState | null {
  return board.challenges[board.places.challenges.get(challengeId) ?? -1] ?? null
}

/** `team` and `challenge` are indexes into the lists of the board. Null: unsolved. */
export function cellOf(board: Board, team: number, challenge: number): Cell | null {
  const at = board.times[team]?.[challenge] ?? Number.NaN
  const standing = board.challenges[challenge]
  if (Number.isNaN(at) || !standing) return null
  const placing = placingOf(standing, at)
  return { placing, type: typeOf(placing), points: pointsOf(standing.score, placing, board.bonus), at }
}

export interface Blood {
  row: TeamRow
  at: number
}
/** At most three, earliest first. */
export function bloodsOf(board: Board, { solvers, ats }: ChallengeState): Blood[] {
  return solvers.slice(0, 3).flatMap((place, index) => {
    const row = board.rows[place]
    return row ? [{ row, at: ats[index] ?? 0 }] : []
  })
}

export function timelineOf(board: Board, team: number): TimelinePoint[] {
  const solved: { challenge: number; at: number; points: number }[] = []
  board.challenges.forEach((standing, challenge) => {
    const at = board.times[team]?.[challenge] ?? Number.NaN
    if (!Number.isNaN(at)) solved.push({ challenge, at, points: knownPoints(standing, board.bonus)(at) })
  })
  let score = 0
  return solved
    .sort((a, b) => a.at - b.at || a.challenge - b.challenge)
    .map(({ at, challenge, points }) => ({ at, challenge, score: (score += points) }))
}

/** Indexes into `rows`. A null `organization` means all teams. */
export function topOf(board: Board, organization: string | null = null): number[] {
  if (organization === null) return board.ranking.slice(0, TOP)
  return board.ranking.filter((place) => board.rows[place]?.organization === organization).slice(0, TOP)
}
