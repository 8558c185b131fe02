import type { ChallengeItem } from '../../models/scoreboard.ts'
import { instant } from '../../models/time.ts'
import type { Board, TeamRow } from './board.ts'
import { challengeOf, rowOf } from './read-board.ts'

export interface MemberShare {
  /** Null: the account was deleted. */
  member: string | null
  points: number
  /** Titles in the order of the solves. */
  solved: readonly string[]
}

/** Only members with a solve, most points first. */
export function memberShares(board: Board, solves: readonly ChallengeItem[]): readonly MemberShare[] {
  const shares = new Map<string | null, MemberShare>()
  const inOrder = solves
    .filter(({ type }) => type !== 'Unaccepted')
    .toSorted((one, other) => atOf(one) - atOf(other))
  for (const { id, score, userName } of inOrder) {
    const challenge = challengeOf(board, id)
    if (challenge === null) continue
    const member = userName === '' ? null : userName
    const { points, solved } = shares.get(member) ?? { points: 0, solved: [] }
    shares.set(member, { member, points: points + score, solved: [...solved, challenge.title] })
  }
  return [...shares.values()].sort(
    (one, other) => other.points - one.points || other.solved.length - one.solved.length,
  )
}

const atOf = ({ time }: ChallengeItem) => (time === null ? 0 : instant(time))

export interface Neighbour {
  row: TeamRow
  /** The points above those of the own team. Negative for fewer. */
  gap: number
}

/** The own team with up to `reach` teams above it and as many below, by rank. */
export function neighboursOf(board: Board, teamId: number, reach: number): readonly Neighbour[] {
  const own = rowOf(board, teamId)
  if (own === null) return []
  return board.ranking.slice(Math.max(0, own.rank - 1 - reach), own.rank + reach).flatMap((place) => {
    const row = board.rows[place]
    return row ? [{ row, gap: row.score - own.score }] : []
  })
}
