import type { Role } from '../models/role.ts'
import { PASSWORD_MIN } from './account.ts'
import { isCommonPassword } from './weak-passwords.ts'

/** Used for administrators and monitors, who can read data of other users. */
export const STAFF_PASSWORD_MIN = 12
/** In the order in which the server reports them. Symbols are allowed, but no rule demands them. */
export const PASSWORD_RULES = ['length', 'digit', 'lower', 'upper', 'common'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

export const isStaff = (role: Role): boolean => role === 'Admin' || role === 'Monitor'
export const passwordMin = (role: Role): number => (isStaff(role) ? STAFF_PASSWORD_MIN : PASSWORD_MIN)

/** The rules that a new password breaks. Old passwords stay valid if a rule is added. */
export function brokenPasswordRules(password: string, role: Role = 'User'): PasswordRule[] {
  const keeps: Readonly<Record<PasswordRule, boolean>> = {
    length: password.length >= passwordMin(role),
    digit: /[0-9]/.test(password),
    lower: /[a-z]/.test(password),
    upper: /[A-Z]/.test(password),
    common: !isCommonPassword(password),
  }
  return PASSWORD_RULES.filter((rule) => !keeps[rule])
}
