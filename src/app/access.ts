import type { Role } from '#contract/models/role.ts'
import type { Problem } from '#contract/problem.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import type { SessionView } from '#machines/app/session.machine.ts'
import { wayInFrom } from '#src/url/sign-in-path.ts'

export type Required = Exclude<Role, 'Banned'>
export type WayIn =
  | { kind: 'open' }
  | { kind: 'waiting' }
  | { kind: 'disabled' }
  | { kind: 'cut-off'; problem: Problem }
  | { kind: 'elsewhere'; to: string }

/** As long as nobody knows the role it counts as User's, so that a player's screen is not held up by the profile. */
export function toWayIn(session: SessionView, required: Required, spot: Parameters<typeof wayInFrom>[1]): WayIn {
  switch (session.kind) {
    case 'signed-in':
      return isAtLeast(session.account.role, required) ? { kind: 'open' } : { kind: 'elsewhere', to: '/404' }
    case 'anonymous':
      return { kind: 'elsewhere', to: wayInFrom('signIn', spot) }
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
