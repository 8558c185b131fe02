const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const SYMBOLS = '!@#$%^&*()-_=+'
const ALL = LETTERS + DIGITS + SYMBOLS
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/] as const
const LENGTH = 16
/** A spreadsheet would run a password with a leading symbol as a formula. */
const BEGINS_PLAINLY = /^[a-zA-Z\d]/

/**
 * Draws whole passwords until one has a character of each kind, so that all valid ones are equally likely.
 * `draw` returns one random byte.
 */
export function makePassword(draw: () => number): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => pick(draw)).join('')
    if (BEGINS_PLAINLY.test(password) && KINDS.every((kind) => kind.test(password))) return password
  }
}

/**
 * Draws again after a byte beyond the last full round, because the first characters would be more likely
 * otherwise.
 */
function pick(draw: () => number): string {
  const limit = 256 - (256 % ALL.length)
  for (;;) {
    const byte = draw()
    if (byte < limit) return ALL.charAt(byte % ALL.length)
  }
}
