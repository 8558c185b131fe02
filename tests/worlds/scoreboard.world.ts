import type { ScoreboardItem, ScoreboardModel } from '#contract/models/scoreboard.ts'
import { toIso } from '#contract/models/time.ts'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import { toBoardModel } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { cellOf } from '#contract/rules/board/read-board.ts'
import { aSnapshot, END, plainShape, START, TEAM_ID, type Solve } from '../contract/board/snapshot.ts'
import { aBoardRow, aConfig, aGameDetail, aListedChallenge } from './builders.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/live-machines.ts'

export const ok = (body: unknown) => ({ status: 200, body })
/** A game that has begun and does not end during the tests. */
export const SPAN = { start: toIso(START), end: '2096-01-01T00:00:00+00:00' }

export interface Shown {
  teams: number
  challenges: number
  solves?: readonly Solve[]
  organizations?: readonly (string | null)[]
}

/** A board of teams called `team 0`, `team 1` and so on, which have this order unless solves change it. */
export const aBoardModel = (shown: Shown) => ({ ...toBoardModel(boardShown(shown)), ...SPAN })

function boardShown({ teams, challenges, solves = [], organizations = [] }: Shown) {
  const plain = plainShape(teams, challenges)
  const shape = {
    ...plain,
    teams: plain.teams.map((_, place) => ({ organization: organizations[place] ?? null })),
  }
  return boardOf({ ...aSnapshot(shape, solves, 1), endsAt: END })
}

/** The same board in the form of the base wire. `ada` has solved everything. */
export function wholeBoard(shown: Shown, factsOf: (team: number) => Partial<ScoreboardItem> = () => ({})) {
  const board = boardShown(shown)
  const { ranking, rows, challenges, bloodBonus } = board
  const items = ranking.flatMap((team) => {
    const row = rows[team]
    if (!row) return []
    const { id, name, organization, score, rank, organizationRank } = row
    const cells = challenges.map((challenge, place) => {
      const cell = cellOf(board, team, place)
      return cell
        ? { id: challenge.id, score: cell.points, type: cell.type, userName: 'ada', time: toIso(cell.at) }
        : { id: challenge.id, score: 0, type: 'Unaccepted' as const, userName: null, time: null }
    })
    const facts = { id, name, organization, score, rank, organizationRank, challenges: cells }
    return [aBoardRow({ ...facts, ...factsOf(team) })]
  })
  const tagged = CHALLENGE_TAGS.map((tag) => [tag, challenges.filter((each) => each.tag === tag)] as const)
  return {
    updateTimeUTC: SPAN.start,
    bloodBonus,
    timeLines: { all: [] },
    items,
    challenges: Object.fromEntries(
      tagged
        .filter(([, some]) => some.length > 0)
        .map(([tag, some]) => [
          tag,
          some.map(({ id, title, score, solved }) => aListedChallenge({ id, title, tag, score, solved })),
        ]),
    ),
  } satisfies ScoreboardModel
}

/**
 * Sorts the rows of a grid as screen readers do, by their index, because the order of the elements has no
 * meaning.
 */
export const byRank = (found: readonly HTMLElement[]) =>
  found.toSorted((one, other) => rowIndexOf(one) - rowIndexOf(other))
const rowIndexOf = (element: HTMLElement) =>
  Number(element.closest('[role=row]')?.getAttribute('aria-rowindex'))

/** The board as a server sends it, and how often the client then reads it. Both servers send the same. */
export const boardCall = (isOnBase: boolean) =>
  isOnBase
    ? ({ question: 'GET /api/game/1/scoreboard', refreshMs: 30_000 } as const)
    : ({ question: 'GET /api/game/1/board', refreshMs: 10_000 } as const)

/** A running game on a server with the compact board. */
export const playing = (board: unknown, features: readonly string[] = ['board']) => ({
  'GET /api/config': ok(aConfig({ features: [...features] })),
  'GET /api/game/1': ok(aGameDetail(SPAN)),
  'GET /api/game/1/board': ok(board),
})

/** The scoreboard of the base wire with two teams, of which the second has solved everything. */
export function aScoreboard(): ScoreboardModel {
  const solved = {
    id: 7,
    score: 525,
    type: 'FirstBlood',
    userName: 'ada',
    time: toIso(START + 60_000),
  } as const
  return {
    updateTimeUTC: toIso(START + 90_000),
    bloodBonus: 52459530,
    timeLines: { all: [] },
    items: [
      aBoardRow({
        id: TEAM_ID + 1,
        name: 'Owls',
        bio: 'Night shift.',
        rank: 1,
        score: 525,
        solvedCount: 1,
        challenges: [solved],
      }),
      aBoardRow({ id: TEAM_ID, name: 'Bears', rank: 2 }),
    ],
    challenges: { Misc: [aListedChallenge({ solved: 1 })] },
  }
}
