import type { Role } from '#contract/models/role.ts'
import {
  brokenPasswordRules,
  passwordMin,
  PASSWORD_RULES,
  STAFF_PASSWORD_MIN,
  type PasswordRule,
} from '#contract/rules/password.ts'

type Words = Readonly<Record<Exclude<PasswordRule, 'length'>, string>> & {
  length: (min: number) => string
  long: (length: number) => string
}

/** The server's rules for a new password and further advice, as the list next to the field. */
export function passwordChecks(
  password: string,
  words: Words,
  role: Role = 'User',
): { label: string; isMet: boolean }[] {
  const broken = brokenPasswordRules(password, role)
  const min = passwordMin(role)
  return [
    ...PASSWORD_RULES.map((rule) => ({
      label: rule === 'length' ? words.length(min) : words[rule],
      isMet: password !== '' && !broken.includes(rule),
    })),
    // Longer than required of players, and better than more kinds of characters.
    ...(min < STAFF_PASSWORD_MIN
      ? [{ label: words.long(STAFF_PASSWORD_MIN), isMet: password.length >= STAFF_PASSWORD_MIN }]
      : []),
  ]
}
