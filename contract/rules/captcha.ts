/**
 * What a captcha stands before. Providers bind a token to it; a proof of work says that somebody paid, and
 * not what for.
 */
export type CaptchaAction = 'register' | 'recovery' | 'login'

/** What goes in the place of a token while the captcha is off; a base server says it as its site key. */
export const NO_CAPTCHA = 'NOTOKEN'

/** Of a proof of work, from when it is handed out: a person may be slow with the form that it is for. */
export const WORK_LIFE_MS = 600_000

/** The `data` of a refused sign-in that may be repeated with a solved piece of work. */
export const WORK_WANTED = 'ProofOfWork'
