import type { ScoreboardModel, TopTimeLine } from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import type { ChallengeState } from '#contract/rules/board/board.ts'
import { pointsOf, typeOf } from '#contract/rules/board/points.ts'
import { timelineOf, topOf } from '#contract/rules/board/read-board.ts'
import type { GameBoard } from './boards.ts'
import { toChallenges } from './scoreboard-item.ts'

/** All solves after the third get the same points. */
const LAST_PLACING = 4

export interface ScoreboardText {
  write(game: GameBoard, updatedAt: number): Buffer
}

/**
 * Writes the base form of a board, which has some hundred bytes per cell. Rows are cached as bytes. After a
 * solve only changed rows are written again. The names and times of their earlier solves are cached too.
 */
export function openScoreboardText(): ScoreboardText {
  let written: GameBoard | null = null
  let tails: (string | undefined)[][] = []
  let rows: (Buffer | undefined)[] = []

  function forget(game: GameBoard): void {
    const { board } = game
    if (written === null || written.board.places !== board.places) {
      tails = board.rows.map(() => [])
      rows = []
      return
    }
    for (const [place, row] of board.rows.entries())
      if (written.board.rows[place] !== row) rows[place] = undefined
    for (const [place, challenge] of board.challenges.entries()) {
      if (written.board.challenges[place] !== challenge)
        for (const team of challenge.solvers) rows[team] = undefined
    }
  }
  function writeRow(game: GameBoard, cells: readonly CellText[], team: number): Buffer {
    const row = game.board.rows[team]
    const ownTails = (tails[team] ??= [])
    if (!row) return Buffer.alloc(0)
    const { id, name, avatar, organization, score, rank, organizationRank, solved, lastAt } = row
    const head = {
      id,
      name,
      bio: game.bios[team] ?? null,
      organization,
      avatar,
      score,
      rank,
      organizationRank,
      solvedCount: solved,
    }
    const lastTime = toIso(lastAt ?? game.board.startsAt)
    let text = `${JSON.stringify(head).slice(0, -1)},"lastSubmissionTime":"${lastTime}","challenges":[`
    for (const [challenge, { unsolved, headAt }] of cells.entries()) {
      if (challenge > 0) text += ','
      const at = game.board.times[team]?.[challenge] ?? Number.NaN
      if (Number.isNaN(at)) text += unsolved
      else text += headAt(at) + (ownTails[challenge] ??= tailOf(game.finders[team]?.[challenge] ?? null, at))
    }
    return Buffer.from(`${text}]}`)
  }
  return {
    write: (game, updatedAt) => {
      forget(game)
      written = game
      const { board } = game
      const cells = board.challenges.map((challenge) => cellText(challenge, game))
      const pieces: Buffer[] = []
      for (const team of board.ranking) pieces.push((rows[team] ??= writeRow(game, cells, team)), COMMA)
      pieces.pop()
      const head = {
        updateTimeUTC: toIso(updatedAt),
        bloodBonus: board.bloodBonus,
        timeLines: timeLinesOf(game),
      }
      return Buffer.concat([
        Buffer.from(`${JSON.stringify(head).slice(0, -1)},"items":[`),
        ...pieces,
        Buffer.from(`],"challenges":${JSON.stringify(toChallenges(board))}}`),
      ])
    },
  }
}

const COMMA = Buffer.from(',')

interface CellText {
  unsolved: string
  /** The text of a cell, up to its user and time. */
  headAt: (at: number) => string
}

function cellText({ id, score, ats }: ChallengeState, { board }: GameBoard): CellText {
  const heads = Array.from(
    { length: LAST_PLACING + 1 },
    (_, placing) =>
      `{"id":${id},"score":${pointsOf(score, placing, board.bonus)},"type":"${typeOf(placing)}"`,
  )
  const [first = Infinity, second = Infinity, third = Infinity] = ats
  return {
    unsolved: JSON.stringify({ id, score: 0, type: 'Unaccepted', userName: null, time: null }),
    headAt: (at) => heads[at <= first ? 1 : at <= second ? 2 : at <= third ? 3 : LAST_PLACING] ?? '',
  }
}

const tailOf = (name: string | null, at: number) =>
  `,"userName":${JSON.stringify(name)},"time":"${toIso(at)}"}`

/** The ten best teams of all, and of each organisation with a team on the board. */
function timeLinesOf({ board }: GameBoard): ScoreboardModel['timeLines'] {
  const present = board.organizations.filter((organization) =>
    board.rows.some((row) => row.organization === organization),
  )
  const linesOf = (organization: string | null): TopTimeLine[] =>
    topOf(board, organization).flatMap((place) => {
      const row = board.rows[place]
      return row
        ? [
            {
              id: row.id,
              name: row.name,
              items: timelineOf(board, place).map(({ at, score }) => ({ time: toIso(at), score })),
            },
          ]
        : []
    })
  // An organisation may have the name of the list of all teams. Then its own list is shown.
  return Object.fromEntries<TopTimeLine[]>([
    ...present.map((organization) => [organization, linesOf(organization)] as const),
    ['all', linesOf(null)],
  ])
}
