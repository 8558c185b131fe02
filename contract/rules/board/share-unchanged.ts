import type { Freeze } from '../freeze.ts'
import type { Board, ChallengeState, TeamRow } from './board.ts'

/**
 * Takes over the parts of `before` that are unchanged, so that views redraw only the rest. Returns `before`
 * itself if nothing changed.
 */
export function shareUnchanged(before: Board, after: Board): Board {
  const challenges = after.challenges.map((now) =>
    taken(before.challenges[before.places.challenges.get(now.id) ?? -1], now, isSameChallenge),
  )
  const rows = after.rows.map((now) =>
    taken(before.rows[before.places.teams.get(now.id) ?? -1], now, isSameRow),
  )
  const hasSameColumns = isSame(idsOf(before.challenges), idsOf(after.challenges))
  const times = hasSameColumns
    ? after.times.map((now, place) =>
        taken(before.times[before.places.teams.get(after.rows[place]?.id ?? 0) ?? -1], now, isSame),
      )
    : after.times
  const board: Board = {
    ...after,
    freeze: isSameFreeze(before.freeze, after.freeze) ? before.freeze : after.freeze,
    bonus: before.bloodBonus === after.bloodBonus ? before.bonus : after.bonus,
    organizations: taken(before.organizations, after.organizations, isSame),
    challenges: taken(before.challenges, challenges, isSame),
    rows: taken(before.rows, rows, isSame),
    ranking: taken(before.ranking, after.ranking, isSame),
    times: taken(before.times, times, isSame),
  }
  return board.seq === before.seq && looksSame(before, board) ? before : board
}

/**
 * Every field that views read of a board. Views do not read its number, and positions follow from rows and
 * challenges.
 */
const SHOWN = [
  'startsAt',
  'endsAt',
  'freeze',
  'bloodBonus',
  'bonus',
  'organizations',
  'challenges',
  'rows',
  'ranking',
  'times',
] as const satisfies readonly (keyof Board)[]

/** Compares by identity, which is fast. `after` must therefore share its unchanged parts with `before`. */
export const looksSame = (before: Board, after: Board): boolean =>
  SHOWN.every((field) => before[field] === after[field])

function taken<Part>(
  before: Part | undefined,
  after: Part,
  isEqual: (one: Part, other: Part) => boolean,
): Part {
  return before !== undefined && isEqual(before, after) ? before : after
}

/** Compares with `Object.is`, because columns of times contain NaN. */
function isSame<Item>(one: ArrayLike<Item>, other: ArrayLike<Item>): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (!Object.is(one[at], other[at])) return false
  return true
}

const isSameFreeze = (one: Freeze, other: Freeze) =>
  one.freezeAt === other.freezeAt && one.revealedAt === other.revealedAt

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id)

function isSameRow(one: TeamRow, other: TeamRow): boolean {
  return (
    one.score === other.score &&
    one.rank === other.rank &&
    one.organizationRank === other.organizationRank &&
    one.solved === other.solved &&
    one.lastAt === other.lastAt &&
    one.name === other.name &&
    one.avatar === other.avatar &&
    one.organization === other.organization
  )
}

function isSameChallenge(one: ChallengeState, other: ChallengeState): boolean {
  return (
    one.score === other.score &&
    one.title === other.title &&
    one.tag === other.tag &&
    one.curve.originalScore === other.curve.originalScore &&
    one.curve.minScoreRate === other.curve.minScoreRate &&
    one.curve.difficulty === other.curve.difficulty &&
    isSame(one.solvers, other.solvers) &&
    isSame(one.ats, other.ats)
  )
}
