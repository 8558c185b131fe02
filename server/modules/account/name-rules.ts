import type { Role } from '#contract/models/role.ts'
import { brokenNameRule } from '#contract/rules/user-name.ts'
import { brokenPasswordRules, isStaff, type PasswordRule } from '#contract/rules/password.ts'
import { canonical, nameKeyOf } from '#server/base/canonical.ts'
import { isSingleEmailAddress } from '#server/base/email-address.ts'
import type { Users } from '#server/store/rows/user.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'

const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/u
/**
 * Domains must be ASCII: mail programs convert other letters and dots into these, and one address could have
 * two accounts.
 */
const DOMAIN = /@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/
/** Mail servers accept at most 64 characters before the @. */
const SHORT_ENOUGH = /^[^@]{1,64}@/u

const RULES: Readonly<Record<PasswordRule, TitleKey>> = {
  length: 'passwordTooShort',
  digit: 'passwordNeedsDigit',
  lower: 'passwordNeedsLower',
  upper: 'passwordNeedsUpper',
  common: 'passwordCommon',
}

/** Null: the password fits an account with this role. */
export function passwordError(password: string, role: Role = 'User'): TitleKey | null {
  const [rule] = brokenPasswordRules(password, role)
  if (rule === undefined) return null
  return rule === 'length' && isStaff(role) ? 'passwordTooShortForStaff' : RULES[rule]
}

/**
 * Null: the name is allowed. It may look like an address, but must not be that of another user: the sign-in
 * tries names first, so the owner of the address could not sign in.
 */
export async function nameError(
  name: string,
  ownEmail: string,
  users: Pick<Users, 'byEmail'>,
): Promise<TitleKey | null> {
  const broken = brokenNameRule(name)
  if (broken === 'letters') return 'nameCharacters'
  if (broken === 'scripts') return 'nameMixesScripts'
  const isOwn = canonical(name) === canonical(ownEmail)
  return isOwn || !name.includes('@') || (await users.byEmail(name)) === null ? null : 'nameTaken'
}

/** Whether another user has this address as a name. The owner of the address could not sign in with it. */
export async function isNameOfAnother(
  email: string,
  ownName: string,
  users: Pick<Users, 'hasName'>,
): Promise<boolean> {
  return nameKeyOf(email) !== nameKeyOf(ownName) && users.hasName(email)
}

/** An address that mail servers accept, without hidden characters or look-alikes. */
export const isEmail = (email: string): boolean =>
  isSingleEmailAddress(email) &&
  SHORT_ENOUGH.test(email) &&
  DOMAIN.test(email) &&
  !HIDDEN.test(email) &&
  email === email.normalize('NFKC')
