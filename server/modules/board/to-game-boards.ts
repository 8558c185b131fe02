import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { BoardChallengeRow, BoardRows } from '#server/store/boards.ts'
import { hiddenSince, isHiddenAt } from '#contract/rules/freeze.ts'
import type { GameBoard, GameBoards } from './boards.ts'

/** One board for each audience. Both are the same object while nothing is hidden. */
export function toGameBoards(rows: BoardRows): GameBoards {
  const curtain = hiddenSince(rows)
  const { participations, challenges, ats, users } = rows.solves
  const shown = ats.flatMap((at, index) => (isHiddenAt(at, curtain) ? [] : [index]))
  const monitors = toGameBoard(rows)
  const { opensNextAt } = rows
  if (shown.length === ats.length) return { curtain, opensNextAt, monitors, public: monitors }
  const picked = <Value>(column: readonly Value[], missing: Value) =>
    shown.map((index) => column[index] ?? missing)
  const solves = {
    participations: picked(participations, 0),
    challenges: picked(challenges, 0),
    ats: picked(ats, 0),
    users: picked(users, null),
  }
  const ofPublic = toGameBoard({ ...rows, seq: rows.seq - rows.hiddenTail, solves })
  return { curtain, opensNextAt, monitors, public: ofPublic }
}

function toGameBoard(rows: BoardRows): GameBoard {
  const { seq, startAt, endAt, freezeAt, revealedAt, bloodBonus, participations } = rows
  const challenges = rows.challenges.toSorted(asShown)
  const teamPlaces = new Map(participations.map(({ id }, place) => [id, place]))
  const challengePlaces = new Map(challenges.map(({ id }, place) => [id, place]))
  const solves = {
    teams: rows.solves.participations.map((id) => teamPlaces.get(id) ?? -1),
    challenges: rows.solves.challenges.map((id) => challengePlaces.get(id) ?? -1),
    ats: rows.solves.ats,
  }
  const board = boardOf({
    seq,
    startsAt: startAt,
    endsAt: endAt,
    freeze: { freezeAt, revealedAt },
    bloodBonus,
    // A team keeps its organisation even if organisers removed it from the list.
    organizations: [
      ...new Set([
        ...(rows.organizations ?? []),
        ...participations.flatMap(({ organization }) => organization ?? []),
      ]),
    ],
    challenges: challenges.map(({ id, title, tag, originalScore, minScoreRate, difficulty }) => ({
      id,
      title,
      tag,
      curve: { originalScore, minScoreRate, difficulty },
    })),
    teams: participations.map(({ team: { id, name, avatarHash }, ...own }) => ({
      ...own,
      id,
      name,
      avatar: imageUrl(avatarHash, 'avatar'),
    })),
    solves,
  })
  const finders = participations.map(() => challenges.map((): string | null => null))
  rows.solves.users.forEach((name, index) => {
    const found = finders[solves.teams[index] ?? -1]
    const challenge = solves.challenges[index] ?? -1
    if (found && challenge >= 0) found[challenge] = name
  })
  const prerequisites = new Map(
    challenges.flatMap(({ id, prerequisites: needed }) => (needed.length > 0 ? [[id, needed]] : [])),
  )
  const bios = participations.map(({ team }) => team.bio)
  return { board, isHidden: rows.hidden, prerequisites, bios, finders }
}

const LAST = Number.MAX_SAFE_INTEGER

function asShown(a: BoardChallengeRow, b: BoardChallengeRow): number {
  return (
    CHALLENGE_TAGS.indexOf(a.tag) - CHALLENGE_TAGS.indexOf(b.tag) ||
    (a.position ?? LAST) - (b.position ?? LAST) ||
    inCode(a.title, b.title) ||
    a.id - b.id
  )
}

/** Compares code units, so that the order is the same in every process and locale. */
const inCode = (a: string, b: string) => (a < b ? -1 : Number(a > b))
