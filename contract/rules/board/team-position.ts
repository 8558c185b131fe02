import { hiddenSince } from '../freeze.ts'
import { boardAt, withSolveAt } from './board-at.ts'
import type { Board, TeamRow } from './board.ts'
import { cellOf, timelineOf } from './read-board.ts'

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

/** The board at a time in the past. Later solves do not change it, so it is computed once. */
interface Earlier {
  since: number
  solves: number
  /** Null: no team had a solve. */
  board: Board | null
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
  const before = earlierBoard(board, since)
  const rankOf = (row: TeamRow) => (within === 'organization' ? row.organizationRank : null) ?? row.rank
  return Int32Array.from(board.rows, (row, place) => {
    const was = before?.rows[place]
    return was ? rankOf(was) - rankOf(row) : 0
  })
}

function earlierBoard(board: Board, since: number): Board | null {
  const solves = board.challenges.reduce((sum, { ats }) => sum + countBefore(ats, since), 0)
  const known = earlier.get(board.places)
  if (known?.since === since && known.solves === solves) return known.board
  const before =
    solves === 0 ? null : ((known && advanced(known, board, since, solves)) ?? boardAt(board, since))
  earlier.set(board.places, { since, solves, board: before })
  return before
}

/** For more solves than this, counting from the start is cheaper. */
const FEW = 20

/**
 * Moves a known board forward by the solves between the two times. Null: counting from the start is cheaper.
 */
function advanced(known: Earlier, board: Board, since: number, solves: number): Board | null {
  const { board: before, since: from } = known
  const count = solves - known.solves
  if (before === null || from > since || count < 0 || count > FEW) return null
  const added = board.challenges.flatMap(({ solvers, ats }, challenge) =>
    solvers
      .slice(countBefore(ats, from), countBefore(ats, since))
      .map((team) => ({ team, challenge, at: board.times[team]?.[challenge] ?? since })),
  )
  // A solve from before the known time arrived late, so the known board is wrong.
  if (added.length !== count) return null
  return added.reduce((next, { team, challenge, at }) => withSolveAt(next, team, challenge, at), before)
}

function countBefore(ats: readonly number[], since: number): number {
  let count = ats.length
  while (count > 0 && (ats[count - 1] ?? 0) >= since) count--
  return count
}

/** Points of the solves since then, at the current scores of the challenges. */
export function pointsSince(board: Board, team: number, since: number): number {
  return board.challenges.reduce((sum, _, challenge) => {
    const cell = cellOf(board, team, challenge)
    return cell && cell.at >= since ? sum + cell.points : sum
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
