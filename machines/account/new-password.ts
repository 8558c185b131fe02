import type { Role } from '#contract/models/role.ts'
import { brokenPasswordRules } from '#contract/rules/password.ts'

export interface NewPassword {
  password: string
  repeat: string
}
export type NewPasswordFlaws = {
  password: 'missing' | 'weak' | null
  repeat: 'missing' | 'different' | null
}

export function newPasswordFlaws({ password, repeat }: NewPassword, role: Role = 'User'): NewPasswordFlaws {
  return {
    password: password === '' ? 'missing' : brokenPasswordRules(password, role).length > 0 ? 'weak' : null,
    repeat: repeat === '' ? 'missing' : repeat === password ? null : 'different',
  }
}
