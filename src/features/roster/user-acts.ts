import type { Role } from '#contract/models/role.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { DISABLE_WORD } from '#contract/rules/roster.ts'
import type { UserAct, UserActs } from '#machines/admin/user-acts.machine.ts'

/** An act on the chosen accounts. `confirm`: their users may sign in without a confirmed email. */
export type ChosenAct =
  | { kind: 'confirm' }
  | { kind: 'role'; role: Exclude<Role, 'Banned'> }
  | { kind: 'sign-out' }
  | { kind: 'disable'; word: string }
export type ChosenActKind = ChosenAct['kind']

type AccountChange = { role: Role; emailConfirmed?: never } | { emailConfirmed: boolean; role?: never }

/**
 * The request for an act, and the request that undoes it. Leaves out accounts that would stay as they are.
 */
export function toUserActs(act: ChosenAct, users: readonly UserInfoModel[]): Pick<UserActs, 'act' | 'undo'> {
  switch (act.kind) {
    case 'confirm':
      return changing(
        users.filter(({ emailConfirmed }) => !emailConfirmed),
        { emailConfirmed: true },
      )
    case 'role':
      return changing(
        users.filter(({ role }) => role !== act.role),
        { role: act.role },
      )
    case 'disable':
      return changing(
        users.filter(({ role }) => role !== 'Banned'),
        { role: 'Banned' },
        act.word,
      )
    case 'sign-out':
      return { act: { kind: 'sign-out', ids: users.map(({ id }) => id) }, undo: null }
    default:
      return act satisfies never
  }
}

export const sizeOf = (act: UserAct): number => (act.kind === 'change' ? act.users : act.ids).length

function changing(
  users: readonly UserInfoModel[],
  wish: AccountChange,
  word?: string,
): Pick<UserActs, 'act' | 'undo'> {
  const acts = users.map(({ id, role, emailConfirmed }) => {
    const seen = { role, emailConfirmed }
    const before = wish.role === undefined ? { emailConfirmed } : { role }
    return { act: { id, seen, ...wish }, undo: { id, seen: { ...seen, ...wish }, ...before } }
  })
  return {
    act: { kind: 'change', users: acts.map((each) => each.act), ...(word === undefined ? {} : { word }) },
    // The undo may disable accounts that were disabled before, so it carries the word. The user need not type
    // it again.
    undo: { kind: 'change', users: acts.map((each) => each.undo), word: DISABLE_WORD },
  }
}
