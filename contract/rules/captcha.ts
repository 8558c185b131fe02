/** Providers bind a token to the action it was solved for. A proof of work is not bound. */
export type CaptchaAction = 'register' | 'recovery' | 'login'

/** The token while no captcha is required. A base server sends it as its site key. */
export const NO_CAPTCHA = 'NOTOKEN'

/** Ten minutes, because the user fills in a form in the meantime. */
export const WORK_LIFE_MS = 600_000

/** The `data` of a refused sign-in. The client may repeat it with a solved proof of work. */
export const WORK_WANTED = 'ProofOfWork'
