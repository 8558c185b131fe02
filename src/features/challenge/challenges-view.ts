import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import type { GameDetailModel, SubmissionType } from '#contract/models/scoreboard.ts'
import { instant } from '#contract/models/time.ts'
import type { Problem } from '#contract/problem.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'
import type { UnseenChange } from './unseen-changes.ts'
import type { ChallengeFilter } from './challenge-filter.ts'

export const BLOODS = ['FirstBlood', 'SecondBlood', 'ThirdBlood'] as const
export type Blood = (typeof BLOODS)[number]
export interface BloodView {
  blood: Blood
  team: string
  /** Null where the server does not tell. */
  at: number | null
  isOwn: boolean
}
export interface ChallengeView {
  id: number
  title: string
  tag: ChallengeTag
  score: number
  solves: number
  bloods: readonly BloodView[]
  isSolved: boolean
  /** The own team's, if it was one of the first three. */
  blood: (typeof BLOODS)[number] | null
}
export interface ProgressView {
  tag: ChallengeTag
  solved: number
  all: number
}
/** `problem` is why what is shown may be out of date. */
export type ChallengesView = ListState<{ challenges: readonly ChallengeView[]; problem: Problem | null }>

export function toChallengesView(read: Read<GameDetailModel>): ChallengesView {
  return toListState(read, (model, problem) => {
    const challenges = challengesOf(model)
    return challenges.length === 0 ? null : { challenges, problem }
  })
}

/** The same until the server says something else: the cards are drawn anew by it. */
const known = new WeakMap<GameDetailModel, readonly ChallengeView[]>()

function challengesOf(model: GameDetailModel): readonly ChallengeView[] {
  const challenges = known.get(model) ?? readChallenges(model)
  known.set(model, challenges)
  return challenges
}

/**
 * A challenge that the team's row does not name is unsolved. A team that is not on the board yet has no row.
 */
function readChallenges({ challenges, rank }: GameDetailModel): readonly ChallengeView[] {
  const own = new Map(rank.challenges.map(({ id, type }) => [id, type]))
  return CHALLENGE_TAGS.flatMap((tag) =>
    (challenges[tag] ?? []).map(({ id, title, score, solved, bloods }): ChallengeView => {
      const type: SubmissionType = own.get(id) ?? 'Unaccepted'
      return {
        id,
        title,
        tag,
        score,
        solves: solved,
        bloods: BLOODS.flatMap((blood, at) => {
          const drawn = bloods[at]
          if (!drawn) return []
          return [
            {
              blood,
              team: drawn.name,
              at: drawn.submitTimeUTC === null ? null : instant(drawn.submitTimeUTC),
              isOwn: drawn.id === rank.id,
            },
          ]
        }),
        isSolved: type !== 'Unaccepted',
        blood: BLOODS.find((each) => each === type) ?? null,
      }
    }),
  )
}

export function progressOf(challenges: readonly ChallengeView[]): readonly ProgressView[] {
  return CHALLENGE_TAGS.flatMap((tag) => {
    const own = challenges.filter((challenge) => challenge.tag === tag)
    return own.length === 0
      ? []
      : [{ tag, solved: own.filter(({ isSolved }) => isSolved).length, all: own.length }]
  })
}

/** In the order that was chosen; what is equal in it stays as the categories and the board have it. */
export function matching(
  challenges: readonly ChallengeView[],
  { text, tag, shown, order }: ChallengeFilter,
  news: ReadonlyMap<number, UnseenChange>,
  labelOf: (tag: ChallengeTag) => string = (tag) => tag,
): readonly ChallengeView[] {
  const wanted = text.trim().toLocaleLowerCase()
  const found = challenges.filter(
    (challenge) =>
      (tag === null || challenge.tag === tag) &&
      (shown === 'new'
        ? news.has(challenge.id)
        : shown === 'all' || challenge.isSolved === (shown === 'solved')) &&
      (challenge.title.toLocaleLowerCase().includes(wanted) ||
        labelOf(challenge.tag).toLocaleLowerCase().includes(wanted)),
  )
  switch (order) {
    case 'category':
      return found
    case 'score':
      return found.toSorted((one, other) => other.score - one.score)
    case 'solves':
      return found.toSorted((one, other) => other.solves - one.solves)
    case 'name':
      return found.toSorted((one, other) => one.title.localeCompare(other.title))
    default:
      return order satisfies never
  }
}
