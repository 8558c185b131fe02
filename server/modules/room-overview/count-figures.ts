import type { RoomChallenge, RoomFigures } from '#contract/models/room-overview.ts'
import { toIsoOrNull } from '#contract/models/time.ts'
import type { Board } from '#contract/rules/board/board.ts'
import type { AnswersOfBucket } from '#server/store/attention.ts'
import { PIECE_MS } from './watch-game.ts'
import type { ChallengeSummary } from '#server/store/challenges.ts'
import type { WatchedChallenge } from './attention-rules.ts'

const MINUTE_MS = 60_000
export const FIGURE_MINUTES = 60
/** Leaves out the last hour, which is compared with the band. */
const BAND_FROM = (FIGURE_MINUTES * MINUTE_MS) / PIECE_MS
/** A half hour with fewer submissions has no share worth comparing. */
const LEAST_ANSWERS = 20
const LEAST_PIECES = 3

/**
 * The range of the shares of wrong flags, by half hours. With many half hours, the lowest and the highest are
 * left out.
 */
export function usualShare(answers: readonly AnswersOfBucket[]): RoomFigures['usual'] {
  const pieces = new Map<number, { judged: number; wrong: number }>()
  for (const { bucket, judged, wrong } of answers) {
    if (bucket < BAND_FROM) continue
    const sum = pieces.get(bucket) ?? { judged: 0, wrong: 0 }
    pieces.set(bucket, { judged: sum.judged + judged, wrong: sum.wrong + wrong })
  }
  const shares = [...pieces.values()]
    .filter(({ judged }) => judged >= LEAST_ANSWERS)
    .map(({ judged, wrong }) => (wrong / judged) * 100)
    .sort((a, b) => a - b)
  if (shares.length < LEAST_PIECES) return null
  const cut = shares.length >= 2 * LEAST_PIECES ? 1 : 0
  return { low: Math.floor(shares.at(cut) ?? 0), high: Math.ceil(shares.at(-1 - cut) ?? 0) }
}

/** Oldest first. A minute includes its last instant, as on the board. */
export function solvesByMinute(challenges: readonly { ats: readonly number[] }[], now: number): number[] {
  const from = now - FIGURE_MINUTES * MINUTE_MS
  const minutes = Array.from({ length: FIGURE_MINUTES }, () => 0)
  for (const { ats } of challenges) {
    for (let place = ats.length - 1; place >= 0; place -= 1) {
      const at = ats[place] ?? 0
      if (at <= from) break
      const minute = Math.min(FIGURE_MINUTES - 1, Math.ceil((at - from) / MINUTE_MS) - 1)
      minutes[minute] = (minutes[minute] ?? 0) + 1
    }
  }
  return minutes
}

/** Null: no solve is hidden. */
export function hiddenOf(all: Board, shown: Board): RoomFigures['hidden'] {
  let teams = 0
  let solves = 0
  const solvedIn = new Map(shown.rows.map(({ id, solved }) => [id, solved]))
  for (const { id, solved } of all.rows) {
    const more = solved - (solvedIn.get(id) ?? 0)
    solves += more
    teams += Number(more > 0)
  }
  return solves === 0 ? null : { solves, teams, publicFirst: firstOf(shown), trueFirst: firstOf(all) }
}

function firstOf({ rows, ranking }: Board): string | null {
  const first = rows[ranking[0] ?? -1]
  return first && first.solved > 0 ? first.name : null
}

export function toRoomChallenges(
  challenges: readonly ChallengeSummary[],
  watched: readonly WatchedChallenge[],
  now: number,
): RoomChallenge[] {
  const found = new Map(watched.map((one) => [one.id, one]))
  const hourAgo = now - FIGURE_MINUTES * MINUTE_MS
  return challenges.map(({ id, title, tag, isEnabled, opensAt }) => {
    const { ats = [], outSince = null } = found.get(id) ?? {}
    return {
      id,
      title,
      tag,
      isEnabled,
      isOut: outSince !== null,
      opensAt: isEnabled ? toIsoOrNull(opensAt) : null,
      solves: ats.length,
      lastHour: ats.length - (ats.findLastIndex((at) => at <= hourAgo) + 1),
    }
  })
}
