export const USER_NAME_MIN = 3
export const USER_NAME_MAX = 15
export const PASSWORD_MIN = 6
/** As mail servers have it. */
export const EMAIL_MAX = 254
/** Of a link in a letter. */
export const LINK_LIFE_HOURS = 3
const USER_NAME_LETTERS = /^[A-Za-z0-9\-._@+]+$/

export type NameRule = 'letters' | 'short' | 'long'
export type EmailFlaw = 'missing' | 'misshapen'
/** Letters first: whoever writes their name in another script learns that, and not that it is too short. */
export function brokenNameRule(name: string): NameRule | null {
  if (!USER_NAME_LETTERS.test(name)) return 'letters'
  if (name.length < USER_NAME_MIN) return 'short'
  return name.length > USER_NAME_MAX ? 'long' : null
}

/** As loose as the wire, but bounded: exactly one @, neither first nor last. */
export function emailFlaw(email: string): EmailFlaw | null {
  if (email === '') return 'missing'
  const at = email.indexOf('@')
  return email.length <= EMAIL_MAX && at > 0 && at < email.length - 1 && at === email.lastIndexOf('@')
    ? null
    : 'misshapen'
}
