import { replayOf } from './board-at.ts'
import type { Board, ChallengeState } from './board.ts'

export interface RankPath {
  /** The team's rank at equal distances from the start to the end. */
  ranks: readonly number[]
  best: number
  /** The challenge whose solve led to the best rank; null if none did. */
  after: ChallengeState | null
}

/** Ends at the end of the game, or now if the game still runs. */
export function rankPath(board: Board, teamId: number, now: number, steps: number): RankPath {
  const end = Math.min(now, board.endsAt)
  const replay = replayOf(board)
  const moments = Array.from(
    { length: steps + 1 },
    (_, step) => board.startsAt + ((end - board.startsAt) * step) / steps,
  )
  const rankIn = (at: Board) => at.rows[at.places.teams.get(teamId) ?? -1]?.rank ?? board.rows.length
  // The replay excludes solves at its moment, so the last rank comes from the board itself.
  const ranks = moments.map((at, step) => (step === steps ? rankIn(board) : rankIn(replay(at))))
  const place = board.places.teams.get(teamId) ?? -1
  const solves = [...(board.times[place] ?? [])]
    .map((at, challenge) => ({ at, challenge }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((one, other) => one.at - other.at)
  const again = replayOf(board)
  let best = Math.min(...ranks)
  let after: ChallengeState | null = null
  for (const { at, challenge } of solves) {
    const rank = rankIn(again(at + 1))
    if (rank < best || (rank === best && after === null)) {
      best = rank
      after = board.challenges[challenge] ?? null
    }
  }
  return { ranks, best, after }
}
