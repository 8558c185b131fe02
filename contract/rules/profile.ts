/**
 * In UTF-16 units, as the base server counts. It takes 7 of them, which few names of the world fit in
 * (extension `long-names`).
 */
export const REAL_NAME_MAX = 32
export const STUDENT_NUMBER_MAX = 24
export const BIO_MAX = 55
/** Where an administrator writes it. */
export const ADMIN_BIO_MAX = 50
/** The base wire has none: this is beyond what anybody dials. */
export const PHONE_MAX = 40

/**
 * As loose as the wire: digits with what people put between them, a plus before them and an extension behind.
 */
export function isPhone(text: string): boolean {
  if (text.length > PHONE_MAX) return false
  const number = text
    .trim()
    .replace(/^\+/, '')
    .replace(/(ext\.?|x)\s*\d+$/i, '')
  return /\d/.test(number) && /^[\d\s\-.()]+$/.test(number)
}
