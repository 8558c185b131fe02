import type { ChallengeChange, SeenChallenge } from '#contract/models/challenge-acts.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { actMachine, type ActView } from '../kit/act.ts'

/** One request that changes several challenges, all of them or none. */
export type ChallengeEdit =
  | { kind: 'change'; changes: readonly ChallengeChange[] }
  /** All challenges in their new order. */
  | { kind: 'order'; ids: readonly number[] }
  | { kind: 'delete'; challenges: readonly SeenChallenge[]; word: string }
export interface ChallengeEdits {
  edit: ChallengeEdit
  /** The edit that reverses this one. Null: none can, or players have noticed the change. */
  undo: ChallengeEdit | null
  /** Set if the edit itself reverses an earlier one. */
  isUndo?: true
}
/** The value is the list of challenges after the edit. */
export type ChallengeEditsView = ActView<ChallengeEdits, readonly ChallengeInfoModel[]>

/** Asks nothing, because the screen opens its own dialog before the edits that need one. */
export const challengeEditsMachine = actMachine<
  { game: number },
  ChallengeEdits,
  readonly ChallengeInfoModel[]
>({
  id: 'challengeEdits',
  description: 'Changes, orders and deletes several challenges of a game together.',
  isEmpty: ({ edit }) => sizeOf(edit) === 0,
})

export function sizeOf(edit: ChallengeEdit): number {
  switch (edit.kind) {
    case 'change':
      return edit.changes.length
    case 'order':
      return edit.ids.length
    case 'delete':
      return edit.challenges.length
    default:
      return edit satisfies never
  }
}
