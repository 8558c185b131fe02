import type { BoardModel, BoardSolvesModel } from '../../models/board.ts'
import { instant, toIso, toIsoOrNull } from '../../models/time.ts'
import type { Board, BoardSnapshot, SolveColumns } from './board.ts'
import { readDigits, writeDigits } from './pack-numbers.ts'
import { readTeams, writeTeams } from './team-columns.ts'

const SECOND_MS = 1000

/**
 * Writes the compact form. It rounds times to seconds, but keeps the order of solves and which ones are
 * equal.
 */
export function toBoardModel(board: Board): BoardModel {
  return {
    seq: board.seq,
    start: toIso(board.startsAt),
    end: toIso(board.endsAt),
    freezeAt: toIsoOrNull(board.freeze.freezeAt),
    revealedAt: toIsoOrNull(board.freeze.revealedAt),
    bloodBonus: board.bloodBonus,
    organizations: [...board.organizations],
    challenges: board.challenges.map(({ id, title, tag, curve }) => ({ id, title, tag, ...curve })),
    teams: writeTeams(board.rows, board.organizations),
    solves: writeSolves(solvesOf(board), board.startsAt),
  }
}

/** Null if a column is malformed or has the wrong length. */
export function snapshotOf({
  seq,
  start,
  end,
  freezeAt,
  revealedAt,
  bloodBonus,
  organizations,
  challenges,
  teams,
  solves,
}: BoardModel): BoardSnapshot | null {
  const columns = readSolves(solves)
  const shown = readTeams(teams, organizations)
  if (columns === null || shown === null) return null
  return {
    seq,
    startsAt: instant(start),
    endsAt: instant(end),
    freeze: { freezeAt: instantOrNull(freezeAt), revealedAt: instantOrNull(revealedAt) },
    bloodBonus,
    organizations,
    challenges: challenges.map(({ id, title, tag, ...curve }) => ({ id, title, tag, curve })),
    teams: shown,
    solves: columns,
  }
}

/** A server without the extension `freeze` sends neither time. */
const instantOrNull = (iso: string | null | undefined) => (iso ? instant(iso) : null)

/**
 * The counted solves of all challenges, sorted by time. At the same time, solves of one challenge keep its
 * order.
 */
export function solvesOf({ challenges }: Pick<Board, 'challenges'>): {
  [Column in keyof SolveColumns]: Float64Array
} {
  const count = challenges.reduce((sum, { solved }) => sum + solved, 0)
  const [teams, places, ats] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  let next = 0
  challenges.forEach((challenge, place) => {
    challenge.solvers.forEach((team, index) => {
      teams[next] = team
      places[next] = place
      ats[next] = challenge.ats[index] ?? 0
      next++
    })
  })
  const earliest = ats.reduce((least, at) => Math.min(least, at), Infinity)
  // Time and position as one number: sorting without a comparator takes a tenth of the time.
  const order = ats.map((at, index) => (at - earliest) * count + index).sort()
  const picked = (column: Float64Array) => order.map((key) => column[key % count] ?? 0)
  return { teams: picked(teams), challenges: picked(places), ats: picked(ats) }
}

function writeSolves({ teams, challenges, ats }: SolveColumns, startsAt: number): BoardSolvesModel {
  const from = ats[0] ?? startsAt
  const secondOf = (at: number) => Math.floor((at - from) / SECOND_MS)
  const steps = Array.from(ats, (at, index) => {
    const before = ats[index - 1]
    if (before === undefined) return 0
    return at === before ? 1 : 2 * (secondOf(at) - secondOf(before))
  })
  return {
    count: ats.length,
    from: toIso(from),
    teams: writeDigits(teams),
    challenges: writeDigits(challenges),
    steps: writeDigits(steps),
  }
}

/**
 * The wire has whole seconds. Solves of one second get times a millisecond apart, unless they are equal. No
 * solve moves to a later second.
 */
function readSolves({ count, from, ...texts }: BoardSolvesModel): SolveColumns | null {
  const [teams, challenges, steps] = [texts.teams, texts.challenges, texts.steps].map((text) =>
    readDigits(text, count),
  )
  if (!teams || !challenges || !steps) return null
  let [second, at] = [instant(from), -Infinity]
  const ats = steps.map((step) => {
    if (step % 2 === 1) return at
    second += (step / 2) * SECOND_MS
    at = Math.max(second, at + 1)
    return at
  })
  return { teams, challenges, ats }
}
