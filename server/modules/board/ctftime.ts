import type { CtftimeModel, CtftimeStanding } from '#contract/models/ctftime.ts'
import type { Board, TeamRow } from '#contract/rules/board/board.ts'
import { cellOf, rowsByRank } from '#contract/rules/board/read-board.ts'

const toSeconds = (at: number) => Math.floor(at / 1000)

export function toCtftime(board: Board): CtftimeModel {
  return {
    tasks: board.challenges.map(({ title }) => title),
    standings: rowsByRank(board).map((row) => toStanding(board, row)),
  }
}

function toStanding(board: Board, { id, name, score, rank, lastAt }: TeamRow): CtftimeStanding {
  const team = board.places.teams.get(id) ?? -1
  const stats = board.challenges.flatMap(({ title }, challenge) => {
    const cell = cellOf(board, team, challenge)
    return cell ? [[title, { points: cell.points, time: toSeconds(cell.at) }] as const] : []
  })
  return {
    pos: rank,
    team: name,
    score,
    taskStats: Object.fromEntries(stats),
    lastAccept: toSeconds(lastAt ?? board.startsAt),
  }
}
