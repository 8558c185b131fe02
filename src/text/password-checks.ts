import { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from '#contract/rules/account.ts'

/** Longer than has to be, and better than any mixture of signs. */
const GOOD_LENGTH = 12

/** What the server asks of a new password, and what is good besides, as the list beside the field. */
export function passwordChecks(
  password: string,
  words: Readonly<Record<PasswordRule, string> & { long: (length: number) => string }>,
): { label: string; isMet: boolean }[] {
  const broken = brokenPasswordRules(password)
  return [
    ...PASSWORD_RULES.map((rule) => ({ label: words[rule], isMet: !broken.includes(rule) })),
    { label: words.long(GOOD_LENGTH), isMet: password.length >= GOOD_LENGTH },
  ]
}
