import { instant, toIsoText } from './instant.ts'
import { known, type Known } from './known.ts'
import type { Tell } from './report.ts'
import { bad, guidOrNull, number, type SourceRow, text } from './source-row.ts'

const VERDICTS = ['Accepted', 'WrongAnswer', 'NotFound', 'CheatDetected'] as const
type Verdict = (typeof VERDICTS)[number]

/** The numbers that streams need: one series for each game, and one for each team in it. */
export interface Counters {
  ofGame: Map<number, number>
  ofTeam: Map<number, number>
  /** The number of a team's submissions to a challenge, keyed by `pairOf`. */
  ofPair: Map<string, number>
}
export const freshCounters = (): Counters => ({ ofGame: new Map(), ofTeam: new Map(), ofPair: new Map() })

export function countUp<Key>(counters: Map<Key, number>, key: Key): number {
  const next = (counters.get(key) ?? 0) + 1
  counters.set(key, next)
  return next
}

/** Facts of the earlier solves, which decide whether and when a later one counts. */
export interface Solves {
  pairs: Set<string>
  /** The time of the last solve of each challenge. */
  lastAt: Map<number, number>
  /** Teams of accepted registrations, in the order of their solves before the end. */
  byChallenge: Map<number, number[]>
}
export const noSolves = (): Solves => ({ pairs: new Set(), lastAt: new Map(), byChallenge: new Map() })

/** The flags that judge an answer which the base server had not judged yet. */
export interface JudgingFlags {
  ofChallenge: (challengeId: number) => ReadonlySet<string>
  /** Undefined: the team has no such challenge. Null: it has no flag of its own. */
  ofInstance: (pair: string) => string | null | undefined
}

export const pairOf = (challengeId: number, participationId: number) => `${challengeId} ${participationId}`

/** Must be called in the order of the submissions' times, because it counts them. */
export function toSubmission(
  row: SourceRow,
  { games, challenges, participations, users }: Known,
  { counters, solves, flags, tell }: { counters: Counters; solves: Solves; flags: JudgingFlags; tell: Tell },
) {
  const [id, gameId, challengeId, participationId] = [
    number(row, 'id'),
    number(row, 'game'),
    number(row, 'challenge'),
    number(row, 'participation'),
  ]
  const { endAt } = known(games, gameId, row, 'game')
  const participation = known(participations, participationId, row, 'participation')
  if (participation.gameId !== gameId) bad(row, `the participation ${participationId} is of another game`)
  if (known(challenges, challengeId, row, 'challenge').gameId !== gameId)
    bad(row, `the challenge ${challengeId} is of another game`)
  const sender = guidOrNull(row, 'member')
  const isThere = sender !== null && users.has(sender)
  const at = instant(row, 'at', tell)
  const pair = pairOf(challengeId, participationId)
  const answer = text(row, 'answer')
  const status = verdictOf(row, { challengeId, pair, answer }, flags, tell)
  const isSolve = status === 'Accepted' && !solves.pairs.has(pair)
  return {
    submission: {
      id,
      game_id: gameId,
      challenge_id: challengeId,
      participation_id: participationId,
      user_id: isThere ? sender : null,
      answer,
      status,
      at: toIsoText(at),
      seq: countUp(counters.ofGame, gameId),
      team_seq: countUp(counters.ofTeam, participationId),
      attempt: countUp(counters.ofPair, pair),
    },
    solve: isSolve
      ? {
          challenge_id: challengeId,
          participation_id: participationId,
          game_id: gameId,
          submission_id: id,
          user_id: isThere ? sender : null,
          at: toIsoText(solvedAt(at, endAt, { challengeId, pair, participation }, solves)),
        }
      : null,
  }
}

/**
 * Later than every earlier solve, so that two teams are never first, but a solve before the end never moves
 * behind it.
 */
function solvedAt(
  at: number,
  endAt: number,
  of: { challengeId: number; pair: string; participation: { teamId: number; status: string } },
  { pairs, lastAt, byChallenge }: Solves,
): number {
  const { challengeId, pair, participation } = of
  pairs.add(pair)
  const next = Math.max(at, (lastAt.get(challengeId) ?? Number.NEGATIVE_INFINITY) + 1)
  const solved = at < endAt ? Math.min(next, endAt - 1) : next
  lastAt.set(challengeId, Math.max(solved, lastAt.get(challengeId) ?? solved))
  if (at < endAt && participation.status === 'Accepted') {
    const teams = byChallenge.get(challengeId) ?? []
    byChallenge.set(challengeId, teams)
    teams.push(participation.teamId)
  }
  return solved
}

function verdictOf(
  row: SourceRow,
  { challengeId, pair, answer }: { challengeId: number; pair: string; answer: string },
  flags: JudgingFlags,
  tell: Tell,
): Verdict {
  const status = text(row, 'status')
  const verdict = VERDICTS.find((each) => each === status)
  if (verdict !== undefined) return verdict
  if (status !== 'FlagSubmitted') return bad(row, `status is ${status}, which means nothing`)
  const own = flags.ofInstance(pair)
  const isRight = own === null ? flags.ofChallenge(challengeId).has(answer) : own === answer
  const judged = own === undefined ? 'NotFound' : isRight ? 'Accepted' : 'WrongAnswer'
  tell('submissions that were not judged yet', row, status, judged)
  return judged
}
