/**
 * The actions that a captcha protects. Providers bind a token to its action. A proof of work is not bound.
 */
export type CaptchaAction = 'register' | 'recovery' | 'login'

/** The token while the captcha is off. A base server returns it as its site key. */
export const NO_CAPTCHA = 'NOTOKEN'

/** The lifetime of a proof of work. Long, because the user fills in a form in the meantime. */
export const WORK_LIFE_MS = 600_000

/** The `data` of a refused sign-in that may be repeated with a solved piece of work. */
export const WORK_WANTED = 'ProofOfWork'
