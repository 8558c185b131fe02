const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const SYMBOLS = '!@#$%^&*()-_=+'
const ALL = LETTERS + DIGITS + SYMBOLS
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/] as const
const LENGTH = 16
/** A leading symbol would be a formula in the spreadsheet with the passwords. */
const BEGINS_PLAINLY = /^[a-zA-Z\d]/

/**
 * Has at least one character of each kind. Others are discarded, so that all passwords are equally likely.
 * `draw` returns one random byte.
 */
export function makePassword(draw: () => number): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => pick(draw)).join('')
    if (BEGINS_PLAINLY.test(password) && KINDS.every((kind) => kind.test(password))) return password
  }
}

/** A byte beyond the last full round is drawn again. */
function pick(draw: () => number): string {
  const limit = 256 - (256 % ALL.length)
  for (;;) {
    const byte = draw()
    if (byte < limit) return ALL.charAt(byte % ALL.length)
  }
}
