import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import type {
  ChallengeInfo,
  ChallengeItem,
  GameDetailModel,
  ScoreboardItem,
} from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import type { Board, ChallengeState } from '#contract/rules/board/board.ts'
import { bloodsOf, cellOf } from '#contract/rules/board/read-board.ts'
import type { GameBoard } from './boards.ts'

/** Null: the team is not on the board. */
export function toScoreboardItem(game: GameBoard, teamId: number): ScoreboardItem | null {
  const { board, bios } = game
  const place = board.places.teams.get(teamId)
  const row = place === undefined ? undefined : board.rows[place]
  if (place === undefined || !row) return null
  const { id, name, avatar, organization, score, rank, organizationRank, solved, lastAt } = row
  return {
    id,
    name,
    bio: bios[place] ?? null,
    organization,
    avatar,
    score,
    rank,
    organizationRank,
    solvedCount: solved,
    lastSubmissionTime: toIso(lastAt ?? board.startsAt),
    challenges: board.challenges.map((_, challenge) => toChallengeItem(game, place, challenge)),
  }
}

export function toChallengeItem(
  { board, finders }: GameBoard,
  team: number,
  challenge: number,
): ChallengeItem {
  const id = board.challenges[challenge]?.id ?? 0
  const cell = cellOf(board, team, challenge)
  if (cell === null) return { id, score: 0, type: 'Unaccepted', userName: null, time: null }
  return {
    id,
    score: cell.points,
    type: cell.type,
    userName: finders[team]?.[challenge] ?? null,
    time: toIso(cell.at),
  }
}

/** Only categories with a challenge that is not locked, in the order of `CHALLENGE_TAGS`. */
export function toChallenges(
  board: Board,
  locked: { has(id: number): boolean } = new Set(),
): GameDetailModel['challenges'] {
  return Object.fromEntries(
    CHALLENGE_TAGS.flatMap((tag) => {
      const tagged = board.challenges.filter(
        (challenge) => challenge.tag === tag && !locked.has(challenge.id),
      )
      return tagged.length === 0 ? [] : [[tag, tagged.map((challenge) => toChallengeInfo(board, challenge))]]
    }),
  )
}

function toChallengeInfo(board: Board, challenge: ChallengeState): ChallengeInfo {
  const { id, title, tag, score, solved } = challenge
  const bloods = bloodsOf(board, challenge).map(({ row, at }) => ({
    id: row.id,
    name: row.name,
    avatar: row.avatar,
    submitTimeUTC: toIso(at),
  }))
  return { id, title, tag, score, solved, bloods }
}
