import type { ChallengeChange, SeenChallenge } from '#contract/models/challenge-acts.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { EPOCH, instant, toIso } from '#contract/models/time.ts'
import type { ChallengeEdit, ChallengeEdits } from '#machines/admin/challenge-edits.machine.ts'
import { movedBefore, stateOf } from './table-order.ts'

export type BulkAct =
  | { kind: 'enable' | 'disable' }
  /** Null: as soon as it is enabled. */
  | { kind: 'open'; at: number | null }
  | { kind: 'category'; tag: ChallengeTag }
  /** Null: at the end. */
  | { kind: 'move'; before: number | null }
  | { kind: 'delete'; word: string }
  /** One challenge, in its row. */
  | { kind: 'edit'; wish: EditedValues }
export type EditedValues = Omit<ChallengeChange, 'id' | 'version'>
export type BulkKind = BulkAct['kind']

export interface BulkFacts {
  /** All challenges in their own order. */
  own: readonly ChallengeInfoModel[]
  chosen: ReadonlySet<number>
  now: number
  /** True: players notice each change immediately. */
  isRunning: boolean
}

/** The request for an act, and the request that undoes it. Leaves out changes that would alter nothing. */
export function editsOf(act: BulkAct, { own, chosen, isRunning }: BulkFacts): ChallengeEdits {
  const all = own.filter(({ id }) => chosen.has(id))
  switch (act.kind) {
    case 'enable':
    case 'disable': {
      const isEnabled = act.kind === 'enable'
      return changing(
        all.filter((one) => one.isEnabled !== isEnabled),
        () => ({ isEnabled }),
        (one) => ({ isEnabled: one.isEnabled }),
        !isRunning,
      )
    }
    case 'open': {
      const opensAt = act.at === null ? EPOCH : toIso(act.at)
      return changing(
        all.filter((one) => instant(one.opensAt ?? EPOCH) !== instant(opensAt)),
        () => ({ opensAt }),
        (one) => ({ opensAt: one.opensAt ?? EPOCH }),
        !isRunning,
      )
    }
    case 'category':
      return changing(
        all.filter(({ tag }) => tag !== act.tag),
        () => ({ tag: act.tag }),
        ({ tag }) => ({ tag }),
        true,
      )
    case 'move':
      return ordering(own, movedBefore(own, chosen, act.before))
    case 'delete':
      return { edit: { kind: 'delete', challenges: all.map(seen), word: act.word }, undo: null }
    case 'edit':
      return changing(
        all.filter((one) => Object.keys(changedIn(act.wish, one)).length > 0),
        (one) => changedIn(act.wish, one),
        (one) => storedIn(changedIn(act.wish, one), one),
        !isRunning,
      )
    default:
      return act satisfies never
  }
}

export const ordering = (own: readonly ChallengeInfoModel[], ids: readonly number[]): ChallengeEdits => ({
  edit: { kind: 'order', ids },
  undo: { kind: 'order', ids: own.map(({ id }) => id) },
})

function changing(
  all: readonly ChallengeInfoModel[],
  wish: (one: ChallengeInfoModel) => EditedValues,
  before: (one: ChallengeInfoModel) => EditedValues,
  isUndoable: boolean,
): ChallengeEdits {
  const changes = (of: (one: ChallengeInfoModel) => EditedValues) =>
    all.map((one) => {
      const wished = of(one)
      return { ...(isSwitch(wished) ? { id: one.id } : seen(one)), ...wished }
    })
  return {
    edit: { kind: 'change', changes: changes(wish) },
    undo: isUndoable ? { kind: 'change', changes: changes(before) } : null,
  }
}

/**
 * A change of `isEnabled` alone overwrites nothing else, so it is sent without a version. The version in the
 * list may be older than the organiser's own last save.
 */
const isSwitch = (wish: EditedValues) => Object.keys(wish).join() === 'isEnabled'

/** The server refuses an act on a challenge that others have saved since. */
const seen = ({ id, version }: ChallengeInfoModel): SeenChallenge => ({
  id,
  ...(version === undefined ? {} : { version }),
})

const storedOf = (one: ChallengeInfoModel) => ({
  title: one.title,
  tag: one.tag,
  originalScore: one.originalScore,
  isEnabled: one.isEnabled,
  opensAt: one.opensAt ?? EPOCH,
})

/** Only what differs is sent, so that the rest of the challenge stays. */
function changedIn(wish: EditedValues, one: ChallengeInfoModel): EditedValues {
  const stored = storedOf(one)
  const isOther = {
    title: wish.title !== stored.title,
    tag: wish.tag !== stored.tag,
    originalScore: wish.originalScore !== stored.originalScore,
    isEnabled: wish.isEnabled !== stored.isEnabled,
    opensAt: wish.opensAt !== undefined && instant(wish.opensAt ?? EPOCH) !== instant(stored.opensAt),
  }
  return only(wish, isOther)
}

const storedIn = (wish: EditedValues, one: ChallengeInfoModel): EditedValues => {
  const { title, tag, originalScore, isEnabled, opensAt } = wish
  return only(storedOf(one), {
    title: title !== undefined,
    tag: tag !== undefined,
    originalScore: originalScore !== undefined,
    isEnabled: isEnabled !== undefined,
    opensAt: opensAt !== undefined,
  })
}

function only(
  { title, tag, originalScore, isEnabled, opensAt }: EditedValues,
  has: Readonly<Record<keyof EditedValues, boolean>>,
): EditedValues {
  return {
    ...(has.title && title !== undefined ? { title } : {}),
    ...(has.tag && tag !== undefined ? { tag } : {}),
    ...(has.originalScore && originalScore !== undefined ? { originalScore } : {}),
    ...(has.isEnabled && isEnabled !== undefined ? { isEnabled } : {}),
    ...(has.opensAt && opensAt !== undefined ? { opensAt } : {}),
  }
}

/** The same edit with the versions that the challenges have after another edit. */
export function withVersions(edit: ChallengeEdit, after: readonly ChallengeInfoModel[]): ChallengeEdit {
  if (edit.kind !== 'change') return edit
  const byId = new Map(after.map((one) => [one.id, seen(one)]))
  return { kind: 'change', changes: edit.changes.map((change) => ({ ...change, ...byId.get(change.id) })) }
}

/** Whether the act begins without a question, because no player notices it and it can be undone. */
export const isAtOnce = (kind: BulkKind, { isRunning }: Pick<BulkFacts, 'isRunning'>): boolean =>
  (kind === 'enable' || kind === 'disable' || kind === 'edit') && !isRunning

/** Counts the chosen challenges that players see now, and those that they see after the act. */
export function seenAround(act: BulkAct, { own, chosen, now }: BulkFacts): { before: number; after: number } {
  const all = own.filter(({ id }) => chosen.has(id))
  const visible = (list: readonly ChallengeInfoModel[]) =>
    list.filter((one) => stateOf(one, now) === 'on').length
  const { edit } = editsOf(act, { own, chosen, now, isRunning: true })
  if (edit.kind === 'order') return { before: visible(all), after: visible(all) }
  if (edit.kind === 'delete') return { before: visible(all), after: 0 }
  const changes = new Map(edit.changes.map((change) => [change.id, change]))
  const after = all.map((one) => {
    const change = changes.get(one.id)
    return {
      ...one,
      isEnabled: change?.isEnabled ?? one.isEnabled,
      opensAt: change?.opensAt ?? one.opensAt ?? EPOCH,
    }
  })
  return { before: visible(all), after: visible(after) }
}
