import { scoreAfter } from '../score-curve.ts'
import type { Board, ChallengeState } from './board.ts'
import { solvesOf } from './compact-form.ts'
import { pointsOf } from './points.ts'
import { firstTimes, markOf } from './solve-marks.ts'

export interface RankStep {
  at: number
  rank: number
}
export interface RankPath {
  /** Each rank holds until the next step, and the last one until the end. */
  steps: readonly RankStep[]
  /** Null before the team's first solve, because ranks follow the order of joining until then. */
  best: number | null
  /** The solve that led to the best rank. Null: another team's solve did. */
  after: ChallengeState | null
}

/**
 * The ranks of one team over time. Computes with numbers only, because a board for each solve of a large game
 * would take seconds.
 */
export function rankPath(board: Board, teamId: number): RankPath {
  const own = board.places.teams.get(teamId) ?? -1
  const counted = openRank(board, own)
  const { teams, challenges, ats } = solvesOf(board)
  const steps: RankStep[] = [{ at: board.startsAt, rank: counted.rank() }]
  let [best, after]: [number | null, ChallengeState | null] = [null, null]
  let hasSolved = false
  let index = 0
  while (index < ats.length) {
    const at = ats[index] ?? 0
    let solved: ChallengeState | null = null
    // Counts all solves of one instant before it ranks, because their order is unknown.
    for (; index < ats.length && ats[index] === at; index++) {
      const [team, challenge] = [teams[index] ?? -1, challenges[index] ?? -1]
      counted.add(team, challenge, at)
      if (team === own) solved = board.challenges[challenge] ?? null
    }
    hasSolved ||= solved !== null
    const now = counted.rank()
    if (now !== steps.at(-1)?.rank) steps.push({ at, rank: now })
    if (hasSolved && (best === null || now < best)) {
      best = now
      after = solved
    }
  }
  return { steps, best, after }
}

const PLACINGS = [1, 2, 3, 4] as const

/** Tracks the rank of one team while solves are added in the order of their times. */
function openRank(board: Board, own: number) {
  const teams = board.rows.length
  const scores = new Float64Array(teams)
  const lasts = new Float64Array(teams).fill(board.startsAt)
  const isAhead = new Uint8Array(teams)
  const columns = board.challenges.map((challenge) => ({
    challenge,
    firsts: firstTimes(challenge),
    teams: new Int32Array(challenge.solvers.length),
    placings: new Uint8Array(challenge.solvers.length),
    solved: 0,
    points: PLACINGS.map(() => 0),
  }))
  let ahead = 0
  const compare = (team: number) => {
    const lead = (scores[team] ?? 0) - (scores[own] ?? 0)
    const wait = (lasts[team] ?? 0) - (lasts[own] ?? 0)
    const is = Number(lead > 0 || (lead === 0 && (wait < 0 || (wait === 0 && team < own))))
    ahead += is - (isAhead[team] ?? 0)
    isAhead[team] = is
  }
  const compareAll = () => {
    for (let team = 0; team < teams; team++) if (team !== own) compare(team)
  }
  /** Compares the other teams again only if the own points changed. */
  let isOwnChanged = true
  const gain = (team: number, points: number) => {
    scores[team] = (scores[team] ?? 0) + points
    if (team === own) isOwnChanged = true
    else if (!isOwnChanged) compare(team)
  }
  return {
    add(team: number, place: number, at: number) {
      const column = columns[place]
      if (!column) return
      const score = scoreAfter(column.solved + 1, column.challenge.curve)
      const points = PLACINGS.map((placing) => pointsOf(score, placing, board.bonus))
      const changes = points.map((value, placing) => value - (column.points[placing] ?? 0))
      if (changes.some((change) => change !== 0))
        for (let nth = 0; nth < column.solved; nth++)
          gain(column.teams[nth] ?? -1, changes[column.placings[nth] ?? 0] ?? 0)
      const mark = markOf(column.firsts, at)
      const placing = mark === 'plain' || mark === null ? 3 : mark - 1
      column.points = points
      column.teams[column.solved] = team
      column.placings[column.solved] = placing
      column.solved++
      lasts[team] = at
      gain(team, points[placing] ?? 0)
    },
    rank() {
      if (isOwnChanged) compareAll()
      isOwnChanged = false
      return own === -1 ? teams : ahead + 1
    },
  }
}
