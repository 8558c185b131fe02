export const PASSWORD_MIN = 6
/** Mail servers reject longer addresses. */
export const EMAIL_MAX = 254
export const LINK_LIFE_HOURS = 3

export type EmailFlaw = 'missing' | 'misshapen'
/** As lenient as the base server, but with a maximum length: exactly one @, neither first nor last. */
export function emailFlaw(email: string): EmailFlaw | null {
  if (email === '') return 'missing'
  const at = email.indexOf('@')
  return email.length <= EMAIL_MAX && at > 0 && at < email.length - 1 && at === email.lastIndexOf('@')
    ? null
    : 'misshapen'
}
