import { get, json } from '../call.ts'
import { captchaChallenge, captchaInfo } from '../models/captcha.ts'

/** Names the provider too. The site key of the base wire implies one fixed provider. */
export const getCaptcha = get('/api/captcha', {
  role: null,
  answer: json(captchaInfo),
  errors: [429],
  extension: 'captcha',
})
/**
 * A new challenge. 404 unless the provider is the proof of work. A solution is valid once, so that it cannot
 * be replayed.
 */
export const getCaptchaChallenge = get('/api/captcha/challenge', {
  role: null,
  answer: json(captchaChallenge),
  errors: [404, 429],
  extension: 'captcha',
})
/**
 * A challenge for a sign-in that was refused with `data` = `ProofOfWork`. It is served with every captcha
 * provider, because it protects passwords and not registrations.
 */
export const getSignInWork = get('/api/account/login/work', {
  role: null,
  answer: json(captchaChallenge),
  errors: [429],
  extension: 'sign-in-work',
})
