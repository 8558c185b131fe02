import { hiddenSince } from '../freeze.ts'
import type { Board, TeamRow } from './board.ts'
import { earlierRows } from './earlier-rows.ts'
import { timelineOf } from './read-board.ts'
import { knownPoints } from './solve-column.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * The moment that a board shows: time stops at a freeze and at the end. On the full board a freeze stops
 * nothing.
 */
export const shownMoment = (
  { endsAt, freeze }: Pick<Board, 'endsAt' | 'freeze'>,
  now: number,
  sight: 'public' | 'full' = 'public',
): number => Math.min(now, endsAt, (sight === 'public' ? hiddenSince(freeze) : null) ?? Infinity)

/** Starts at a whole minute, so that values of the past hour change only once a minute. */
export const pastHour = (moment: number): number => Math.floor(moment / MINUTE_MS) * MINUTE_MS - HOUR_MS

/** The rows at a time in the past. Later solves do not change them, so they are computed once. */
interface Earlier {
  since: number
  solves: number
  /** Null: no team had a solve. */
  rows: readonly TeamRow[] | null
}
/** Keyed by `places`: each snapshot creates it, and all later facts share it. */
const earlier = new WeakMap<Board['places'], Earlier>()

/**
 * Ranks gained since that time, by index in `rows`. Negative for lost ranks. All are 0 if no team had a solve
 * then, because ranks followed the order of joining.
 */
export function rankMovement(
  board: Board,
  since: number,
  within: 'all' | 'organization' = 'all',
): Int32Array {
  const before = rowsBefore(board, since)
  const rankOf = (row: TeamRow) => (within === 'organization' ? row.organizationRank : null) ?? row.rank
  const moved = new Int32Array(board.rows.length)
  board.rows.forEach((row, place) => {
    const was = before?.[place]
    if (was && was !== row) moved[place] = rankOf(was) - rankOf(row)
  })
  return moved
}

function rowsBefore(board: Board, since: number): readonly TeamRow[] | null {
  const counts = board.challenges.map(({ ats }) => countBefore(ats, since))
  const solves = counts.reduce((sum, count) => sum + count, 0)
  const known = earlier.get(board.places)
  // Facts only add solves, so if there are as many at a later time, they are the same ones.
  if (known && known.since <= since && known.solves === solves) return known.rows
  const rows = solves === 0 ? null : earlierRows(board, counts)
  earlier.set(board.places, { since, solves, rows })
  return rows
}

/** Halves the sorted times until it has the place, because an hour of a large event has thousands of solves. */
function countBefore(ats: readonly number[], since: number): number {
  let [from, to] = [0, ats.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((ats[middle] ?? 0) < since) from = middle + 1
    else to = middle
  }
  return from
}

/** Points of the solves since then, at the current scores of the challenges. */
export function pointsSince(board: Board, team: number, since: number): number {
  return board.challenges.reduce((sum, challenge, place) => {
    const at = board.times[team]?.[place] ?? Number.NaN
    return at >= since ? sum + knownPoints(challenge, board.bonus)(at) : sum
  }, 0)
}

export interface TeamPosition {
  name: string
  rank: number
  score: number
  /** Ranks gained in the past hour. Negative for lost ranks. */
  movement: number
  gained: number
  /** The team one rank above, and the points that are missing to it. Null: the own team leads. */
  above: { name: string; rank: number; points: number } | null
  solved: number
  challenges: number
  /** The score at equal intervals since the start. */
  trend: readonly number[]
}

export function teamPositionOf(board: Board, teamId: number, now: number): TeamPosition | null {
  const team = board.places.teams.get(teamId) ?? -1
  const row = board.rows[team]
  if (!row) return null
  const moment = shownMoment(board, now)
  const since = pastHour(moment)
  const next = board.rows[board.ranking[row.rank - 2] ?? -1]
  return {
    name: row.name,
    rank: row.rank,
    score: row.score,
    movement: rankMovement(board, since)[team] ?? 0,
    gained: pointsSince(board, team, since),
    above: next ? { name: next.name, rank: next.rank, points: next.score - row.score } : null,
    solved: row.solved,
    challenges: board.challenges.length,
    trend: trendOf(board, team, moment),
  }
}

const TREND_STEPS = 16

/** Uses the current scores of the challenges, so the line never falls. */
function trendOf(board: Board, team: number, moment: number): number[] {
  const line = timelineOf(board, team)
  const step = (moment - board.startsAt) / TREND_STEPS
  return Array.from({ length: TREND_STEPS + 1 }, (_, nth) => {
    const at = nth === TREND_STEPS ? Infinity : board.startsAt + nth * step
    return line.findLast((point) => point.at <= at)?.score ?? 0
  })
}
