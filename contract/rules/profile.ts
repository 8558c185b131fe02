/**
 * In UTF-16 units, as the base server counts. Its limit of 7 is too short for most names (extension
 * `long-names`).
 */
export const REAL_NAME_MAX = 32
export const STUDENT_NUMBER_MAX = 24
export const BIO_MAX = 55
/** In the form of administrators, as on the base wire. */
export const ADMIN_BIO_MAX = 50
/** The base wire has no limit. No phone number is longer. */
export const PHONE_MAX = 40

/**
 * As lenient as the base server: digits with separators, an optional plus in front and an extension at the
 * end.
 */
export function isPhone(text: string): boolean {
  if (text.length > PHONE_MAX) return false
  const number = text
    .trim()
    .replace(/^\+/, '')
    .replace(/(ext\.?|x)\s*\d+$/i, '')
  return /\d/.test(number) && /^[\d\s\-.()]+$/.test(number)
}
