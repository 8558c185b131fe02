import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import { instant } from '#contract/models/time.ts'

export type SortKey =
  | 'title'
  | 'category'
  | 'type'
  | 'worth'
  | 'solves'
  | 'tries'
  | 'share'
  | 'hour'
  | 'opens'
/** `own`: by category, then in the order that the server sends. */
export type TableSort = { by: 'own' } | { by: SortKey; direction: 'ascending' | 'descending' }
export type TableState = 'any' | SwitchState
export interface TableFilter {
  text: string
  tag: ChallengeTag | null
  state: TableState
}

export type SwitchState = 'on' | 'off' | 'waiting'
/** The state of a challenge's switch. `waiting`: enabled, but not open before a later time. */
export function stateOf(
  { isEnabled, opensAt }: Pick<ChallengeInfoModel, 'isEnabled' | 'opensAt'>,
  now: number,
): SwitchState {
  if (!isEnabled) return 'off'
  return opensAt !== undefined && instant(opensAt) > now ? 'waiting' : 'on'
}

/** Solves among all submissions. Null: there is no submission. */
export const shareOf = ({ solves = 0, tries = 0 }: ChallengeInfoModel): number | null =>
  tries === 0 ? null : Math.min(1, solves / tries)

/** Sorted by category, as players see them. The server sends the order within a category. */
export const inOwnOrder = (challenges: readonly ChallengeInfoModel[]): readonly ChallengeInfoModel[] =>
  CHALLENGE_TAGS.flatMap((tag) => challenges.filter((challenge) => challenge.tag === tag))

export function tableRows(
  challenges: readonly ChallengeInfoModel[],
  { text, tag, state }: TableFilter,
  sort: TableSort,
  now: number,
): readonly ChallengeInfoModel[] {
  const wanted = text.trim().toLocaleLowerCase()
  const found = inOwnOrder(challenges).filter(
    (one) =>
      (tag === null || one.tag === tag) &&
      (state === 'any' || stateOf(one, now) === state) &&
      (wanted === '' ||
        one.title.toLocaleLowerCase().includes(wanted) ||
        [`#${one.id}`, String(one.id)].includes(wanted)),
  )
  if (sort.by === 'own') return found
  const { by, direction } = sort
  const way = direction === 'ascending' ? 1 : -1
  return found.toSorted((one, other) => way * compared(valueOf(one, by), valueOf(other, by)))
}

function valueOf(one: ChallengeInfoModel, by: SortKey): string | number {
  switch (by) {
    case 'title':
      return one.title.toLocaleLowerCase()
    case 'category':
      return CHALLENGE_TAGS.indexOf(one.tag)
    case 'type':
      return one.type
    case 'worth':
      return one.score
    case 'solves':
      return one.solves ?? 0
    case 'tries':
      return one.tries ?? 0
    case 'share':
      return shareOf(one) ?? -1
    case 'hour':
      return one.lastHour ?? 0
    case 'opens':
      return one.opensAt === undefined ? 0 : instant(one.opensAt)
    default:
      return by satisfies never
  }
}

const compared = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other))

/** All ids, with the moving ones before another id. Null: at the end, which is the end of each category. */
export function movedBefore(
  own: readonly ChallengeInfoModel[],
  moving: ReadonlySet<number>,
  before: number | null,
): readonly number[] {
  const staying = own.map(({ id }) => id).filter((id) => !moving.has(id))
  const at = before === null ? staying.length : staying.indexOf(before)
  const moved = own.map(({ id }) => id).filter((id) => moving.has(id))
  return at < 0 ? own.map(({ id }) => id) : [...staying.slice(0, at), ...moved, ...staying.slice(at)]
}

/**
 * Moves the dropped challenge to the place of the target: behind it when dragged down, before it when dragged
 * up.
 */
export function movedOnto(
  own: readonly ChallengeInfoModel[],
  moving: number,
  target: number,
): readonly number[] {
  const ids = own.map(({ id }) => id)
  const [from, to] = [ids.indexOf(moving), ids.indexOf(target)]
  return from < 0 || to < 0 ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, moving)
}

/** The side of the target on which the dropped challenge ends, see `movedOnto`. */
export function sideOf(
  own: readonly ChallengeInfoModel[],
  moving: number,
  target: number,
): 'before' | 'after' {
  const place = (id: number) => own.findIndex((one) => one.id === id)
  return place(moving) < place(target) ? 'after' : 'before'
}

/** All ids, with one moved a step within its category. Null: no further step is possible. */
export function movedByStep(
  own: readonly ChallengeInfoModel[],
  id: number,
  step: 1 | -1,
): readonly number[] | null {
  const at = own.findIndex((one) => one.id === id)
  const [here, there] = [own[at], own[at + step]]
  return here && here.tag === there?.tag ? movedOnto(own, id, there.id) : null
}
