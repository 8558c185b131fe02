import { unpackBloodBonus, type BloodBonus } from '../blood-bonus.ts'
import type { ReceivedFact } from '../board-fact.ts'
import { UNFROZEN } from '../freeze.ts'
import { scoreAfter } from '../score-curve.ts'
import type { Board, BoardSnapshot, ChallengeState, TeamRow } from './board.ts'
import { pointsByTime, type PointsByTime } from './solve-column.ts'
import { rank, rerank } from './ranking.ts'

export function boardOf(snapshot: BoardSnapshot): Board {
  const { seq, startsAt, endsAt, freeze = UNFROZEN, bloodBonus, organizations, teams, challenges } = snapshot
  const bonus = unpackBloodBonus(bloodBonus)
  const times = teams.map(() => new Float64Array(challenges.length).fill(Number.NaN))
  const columns = columnsOf(snapshot, times)
  const standings = challenges.map((challenge, index): ChallengeState => {
    const { solvers, ats } = columns[index] ?? { solvers: [], ats: [] }
    return {
      ...challenge,
      score: scoreAfter(solvers.length, challenge.curve),
      solved: solvers.length,
      solvers,
      ats,
    }
  })
  const totals = totalsOf(standings, teams.length, bonus)
  const rows = teams.map((team, index): TeamRow => ({
    ...team,
    ...(totals[index] ?? { score: 0, solved: 0, lastAt: null }),
    rank: 0,
    organizationRank: null,
  }))
  return {
    seq,
    startsAt,
    endsAt,
    freeze,
    bloodBonus,
    bonus,
    organizations,
    challenges: standings,
    times,
    places: { teams: placesOf(teams), challenges: placesOf(challenges) },
    ...rank(rows, startsAt),
  }
}

/** Null if the fact cannot be applied: an earlier fact is missing, or it requires a new snapshot. */
export function withFact(board: Board, fact: ReceivedFact): Board | null {
  if (fact.seq <= board.seq) return board
  if (fact.seq !== board.seq + 1 || fact.kind === 'change') return null
  if (fact.kind === 'hidden') return { ...board, seq: fact.seq }
  const team = board.places.teams.get(fact.teamId)
  const challenge = board.places.challenges.get(fact.challengeId)
  // A team that is not on the board may still solve challenges. A change fact brings it back, with its
  // solves.
  const counts = team !== undefined && challenge !== undefined && fact.at < board.endsAt
  return { ...(counts ? withSolve(board, team, challenge, fact.at) : board), seq: fact.seq }
}

/**
 * Changes only what one solve affects: the challenge's score, the totals of its solvers and the ranks. The
 * rest stays the same objects.
 */
function withSolve(board: Board, team: number, challenge: number, at: number): Board {
  const before = board.challenges[challenge]
  const cells = board.times[team]
  if (!before || !cells || !Number.isNaN(cells[challenge])) return board
  const after = withSolver(before, team, at)
  const [was, is] = [pointsByTime(before, board.bonus), pointsByTime(after, board.bonus)]
  const rows = [...board.rows]
  const changed: number[] = []
  after.solvers.forEach((place, index) => {
    const row = rows[place]
    if (!row) return
    const now = is(after.ats[index] ?? 0)
    const next =
      place === team
        ? { ...row, score: row.score + now, solved: row.solved + 1, lastAt: Math.max(row.lastAt ?? at, at) }
        : withPoints(row, now - was(after.ats[index] ?? 0))
    if (next === row) return
    rows[place] = next
    changed.push(place)
  })
  return {
    ...board,
    challenges: board.challenges.with(challenge, after),
    times: board.times.with(team, cells.with(challenge, at)),
    ...rerank(rows, board.ranking, changed, board.startsAt),
  }
}

const withPoints = (row: TeamRow, points: number): TeamRow =>
  points === 0 ? row : { ...row, score: row.score + points }

/** A solve at the same time is placed after the earlier ones. */
function withSolver(standing: ChallengeState, team: number, at: number): ChallengeState {
  let index = standing.ats.length
  while (index > 0 && (standing.ats[index - 1] ?? 0) > at) index--
  const solved = standing.solved + 1
  return {
    ...standing,
    solved,
    score: scoreAfter(solved, standing.curve),
    solvers: standing.solvers.toSpliced(index, 0, team),
    ats: standing.ats.toSpliced(index, 0, at),
  }
}

interface Column {
  solvers: number[]
  ats: number[]
}

/** Also writes the times of the rows. Ignores a second solve of a challenge by the same team. */
function columnsOf({ solves, challenges, endsAt }: BoardSnapshot, times: readonly Float64Array[]): Column[] {
  const columns = challenges.map((): Column => ({ solvers: [], ats: [] }))
  for (let index = 0; index < solves.ats.length; index++) {
    const [team, challenge, at] = [
      solves.teams[index] ?? -1,
      solves.challenges[index] ?? -1,
      solves.ats[index] ?? 0,
    ]
    const [column, cells] = [columns[challenge], times[team]]
    if (!column || !cells || at >= endsAt || !Number.isNaN(cells[challenge])) continue
    cells[challenge] = at
    column.solvers.push(team)
    column.ats.push(at)
  }
  return columns
}

type Total = Pick<TeamRow, 'score' | 'solved' | 'lastAt'>

export function totalsOf(standings: readonly ChallengeState[], teams: number, bonus: BloodBonus): Total[] {
  const totals = Array.from(
    { length: teams },
    (): { score: number; solved: number; lastAt: number | null } => ({
      score: 0,
      solved: 0,
      lastAt: null,
    }),
  )
  for (const standing of standings) {
    const points: PointsByTime = pointsByTime(standing, bonus)
    standing.solvers.forEach((team, index) => {
      const [total, at] = [totals[team], standing.ats[index] ?? 0]
      if (!total) return
      total.score += points(at)
      total.solved++
      total.lastAt = Math.max(total.lastAt ?? at, at)
    })
  }
  return totals
}

const placesOf = (things: readonly { id: number }[]) => new Map(things.map(({ id }, index) => [id, index]))
