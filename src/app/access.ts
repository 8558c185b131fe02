import type { Role } from '#contract/models/role.ts'
import type { Problem } from '#contract/problem.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import type { SessionView } from '#machines/app/session.machine.ts'
import { returnStateOf } from '#src/url/sign-in-path.ts'

export type RequiredRole = Exclude<Role, 'Banned'>
export type Access =
  | { kind: 'open' }
  | { kind: 'waiting' }
  | { kind: 'disabled' }
  | { kind: 'cut-off'; problem: Problem }
  | { kind: 'elsewhere'; to: string }

/** An unknown role counts as User, so that players' screens do not wait for the profile. */
export function toAccess(
  session: SessionView,
  required: RequiredRole,
  spot: Parameters<typeof returnStateOf>[1],
): Access {
  switch (session.kind) {
    case 'signed-in':
      return isAtLeast(session.account.role, required) ? { kind: 'open' } : { kind: 'elsewhere', to: '/404' }
    case 'anonymous':
      return { kind: 'elsewhere', to: returnStateOf('signIn', spot) }
    case 'banned':
      return { kind: 'disabled' }
    case 'booting':
      return required === 'User' ? { kind: 'open' } : { kind: 'waiting' }
    case 'unreachable':
      return required === 'User' ? { kind: 'open' } : { kind: 'cut-off', problem: session.problem }
    default:
      return session satisfies never
  }
}
