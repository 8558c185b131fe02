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
  avatar: string | null
  /** Null if the server does not send the time. */
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
  /** The own team's place among the first three. Null if it was not one of them. */
  blood: (typeof BLOODS)[number] | null
  /** The member who solved the challenge and when, as far as the server sends it. */
  solver: { user: string | null; at: number | null; points: number } | null
}
export interface BandView {
  tag: ChallengeTag
  progress: ProgressView
  challenges: readonly ChallengeView[]
  /** The band has so few cards that two such bands share a line. */
  isHalf: boolean
}
export type ShownCounts = Readonly<Record<ChallengeFilter['shown'], number>>
export interface ProgressView {
  tag: ChallengeTag
  solved: number
  all: number
}
/** `problem` says why the data may be out of date. */
export type ChallengesView = ListState<{ challenges: readonly ChallengeView[]; problem: Problem | null }>

export function toChallengesView(read: Read<GameDetailModel>): ChallengesView {
  return toListState(read, (model, problem) => {
    const challenges = challengesOf(model)
    return challenges.length === 0 ? null : { challenges, problem }
  })
}

/**
 * Cached by response, so that unchanged challenges stay the same objects and their cards are not rendered
 * again.
 */
const known = new WeakMap<GameDetailModel, readonly ChallengeView[]>()

function challengesOf(model: GameDetailModel): readonly ChallengeView[] {
  const challenges = known.get(model) ?? readChallenges(model)
  known.set(model, challenges)
  return challenges
}

/**
 * A challenge that is missing in the team's row is unsolved. A team that is not on the board yet has no row.
 */
function readChallenges({ challenges, rank }: GameDetailModel): readonly ChallengeView[] {
  const own = new Map(rank.challenges.map((item) => [item.id, item]))
  return CHALLENGE_TAGS.flatMap((tag) =>
    (challenges[tag] ?? []).map(({ id, title, score, solved, bloods }): ChallengeView => {
      const item = own.get(id)
      const type: SubmissionType = item?.type ?? 'Unaccepted'
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
              avatar: drawn.avatar,
              at: drawn.submitTimeUTC === null ? null : instant(drawn.submitTimeUTC),
              isOwn: drawn.id === rank.id,
            },
          ]
        }),
        isSolved: type !== 'Unaccepted',
        blood: BLOODS.find((each) => each === type) ?? null,
        solver:
          item === undefined || type === 'Unaccepted'
            ? null
            : {
                user: item.userName,
                at: item.time === null ? null : instant(item.time),
                points: item.score,
              },
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

/** The cards mark unseen news and running containers. `running`: the end time by challenge. */
export interface ChallengeNews {
  news: ReadonlyMap<number, UnseenChange>
  running: ReadonlyMap<number, number>
}

function isShown(
  { id, isSolved }: ChallengeView,
  shown: ChallengeFilter['shown'],
  { news, running }: ChallengeNews,
): boolean {
  switch (shown) {
    case 'all':
      return true
    case 'unsolved':
      return !isSolved
    case 'new':
      return news.has(id)
    case 'running':
      return running.has(id)
    default:
      return shown satisfies never
  }
}

export function countsOf(challenges: readonly ChallengeView[], news: ChallengeNews): ShownCounts {
  const count = (shown: ChallengeFilter['shown']) =>
    challenges.filter((challenge) => isShown(challenge, shown, news)).length
  return { all: count('all'), unsolved: count('unsolved'), new: count('new'), running: count('running') }
}

type Figures = Pick<ChallengeView, 'title' | 'score' | 'solves'>
/** The figures that order the challenges, by id. Older than the challenges if the order must not change yet. */
export type KeptFigures = ReadonlyMap<number, Figures>

const COMPARED: Readonly<Record<ChallengeFilter['order'], (a: Figures, b: Figures) => number>> = {
  score: (a, b) => a.score - b.score || b.solves - a.solves,
  solves: (a, b) => b.solves - a.solves || a.score - b.score,
  name: (a, b) => a.title.localeCompare(b.title),
}

/**
 * Groups by category, in the chosen order. Equal challenges keep the server's order, so that they do not
 * jump.
 */
export function matching(
  challenges: readonly ChallengeView[],
  { text, tag, shown, order }: Omit<ChallengeFilter, 'look'>,
  news: ChallengeNews,
  labelOf: (tag: ChallengeTag) => string = (each) => each,
  kept: KeptFigures = NONE_KEPT,
): readonly ChallengeView[] {
  const figuresOf = (challenge: ChallengeView) => kept.get(challenge.id) ?? challenge
  const wanted = text.trim().toLocaleLowerCase()
  const found = challenges.filter(
    (challenge) =>
      (tag === null || challenge.tag === tag) &&
      isShown(challenge, shown, news) &&
      (challenge.title.toLocaleLowerCase().includes(wanted) ||
        labelOf(challenge.tag).toLocaleLowerCase().includes(wanted)),
  )
  return CHALLENGE_TAGS.flatMap((each) =>
    found
      .filter((challenge) => challenge.tag === each)
      .toSorted((a, b) => COMPARED[order](figuresOf(a), figuresOf(b))),
  )
}

/** A band with more cards does not fit next to another one. */
const FEW = 2

/** Two neighbouring bands with few cards share a line, to save space. */
export function bandsOf(
  found: readonly ChallengeView[],
  progress: readonly ProgressView[],
): readonly BandView[] {
  const bands = progress.flatMap((each) => {
    const own = found.filter(({ tag }) => tag === each.tag)
    return own.length === 0 ? [] : [{ tag: each.tag, progress: each, challenges: own }]
  })
  const isFew = (at: number) => (bands[at]?.challenges.length ?? FEW + 1) <= FEW
  let isSecond = false
  return bands.map((band, at): BandView => {
    const isHalf = isSecond || (isFew(at) && isFew(at + 1))
    isSecond = isHalf && !isSecond
    return { ...band, isHalf }
  })
}

/**
 * Proposes the next unsolved challenge: the next in this category, otherwise the first in it, otherwise the
 * first of all.
 */
export function nextUnsolved(
  challenges: readonly ChallengeView[],
  { id, tag }: Pick<ChallengeView, 'id' | 'tag'>,
  kept: KeptFigures = NONE_KEPT,
): ChallengeView | null {
  const asked = { text: '', tag: null, shown: 'all', order: 'score' } as const
  const inOrder = matching(challenges, asked, NO_NEWS, undefined, kept)
  const own = inOrder.filter((each) => each.tag === tag)
  const after = own.slice(own.findIndex((each) => each.id === id) + 1)
  const isNext = (each: ChallengeView) => !each.isSolved && each.id !== id
  return after.find(isNext) ?? own.find(isNext) ?? inOrder.find(isNext) ?? null
}

const NO_NEWS: ChallengeNews = { news: new Map(), running: new Map() }
const NONE_KEPT: KeptFigures = new Map()
