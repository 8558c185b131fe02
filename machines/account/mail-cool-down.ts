/**
 * The server sends one email of a kind to one recipient in this time, and leaves the others out without a
 * word.
 */
export const MAIL_COOL_DOWN_MS = 60_000
