import { CHALLENGE_TAGS } from '../../models/challenge-names.ts'
import type { ScoreboardModel } from '../../models/scoreboard.ts'
import { instant } from '../../models/time.ts'
import type { BoardSnapshot, SolveColumns } from './board.ts'

interface Span {
  startsAt: number
  endsAt: number
}

/**
 * Reads the base form. It has no score curves, so each challenge gets a flat one at its current score. The
 * points are right until the next read.
 */
export function fromScoreboard(
  { items, challenges, bloodBonus }: ScoreboardModel,
  span: Span,
): BoardSnapshot {
  const shown = CHALLENGE_TAGS.flatMap((tag) => challenges[tag] ?? [])
  const organizations = new Set(items.flatMap(({ organization }) => organization ?? []))
  return {
    ...span,
    seq: 0,
    bloodBonus,
    organizations: [...organizations],
    challenges: shown.map(({ id, title, tag, score }) => ({
      id,
      title,
      tag,
      curve: { originalScore: score, minScoreRate: 1, difficulty: 1 },
    })),
    // Sorted by rank, so that ties keep the order of the server.
    teams: items.map(({ id, name, avatar, organization }) => ({ id, name, avatar, organization })),
    solves: solvesIn(items, new Map(shown.map(({ id }, index) => [id, index]))),
  }
}

function solvesIn(items: ScoreboardModel['items'], places: ReadonlyMap<number, number>): SolveColumns {
  const solves = items.flatMap((item, team) =>
    item.challenges.flatMap(({ id, type, time }) => {
      const challenge = places.get(id)
      return type === 'Unaccepted' || time === null || challenge === undefined
        ? []
        : [{ team, challenge, at: instant(time) }]
    }),
  )
  solves.sort((a, b) => a.at - b.at)
  return {
    teams: solves.map(({ team }) => team),
    challenges: solves.map(({ challenge }) => challenge),
    ats: solves.map(({ at }) => at),
  }
}
