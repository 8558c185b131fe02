import type { UserActModel } from '#contract/models/user-acts.ts'
import { actMachine, type ActView } from '../kit/act.ts'
import type { RosterQuery } from './roster-query.ts'

/** One request for several accounts, which changes all of them or none. */
export type UserAct =
  | { kind: 'change'; users: readonly UserActModel[]; word?: string }
  | { kind: 'sign-out'; ids: readonly string[] }
export interface UserActs {
  act: UserAct
  /** The act that reverses this one. Null: none can. */
  undo: UserAct | null
  /** Set if the act itself reverses an earlier one. */
  isUndo?: true
  /** The list to read again. */
  at: RosterQuery
}
/** The value is the number of changed accounts, or of ended sessions. */
export type UserActsView = ActView<UserActs, number>

/** Asks nothing, because the screen opens its own dialog. */
export const userActsMachine = actMachine<object, UserActs, number>({
  id: 'userActs',
  description: 'Changes or signs out several accounts together.',
  isEmpty: ({ act }) => (act.kind === 'change' ? act.users : act.ids).length === 0,
})
