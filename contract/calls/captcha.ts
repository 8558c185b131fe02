import { get, json } from '../call.ts'
import { captchaChallenge, captchaInfo } from '../models/captcha.ts'

/** Beside the base wire's site key, which knows one provider only. */
export const getCaptcha = get('/api/captcha', {
  role: null,
  answer: json(captchaInfo),
  errors: [429],
  extension: 'captcha',
})
/** A new piece of work; 404 unless the provider is the proof of work. Its solution is good once. */
export const getCaptchaChallenge = get('/api/captcha/challenge', {
  role: null,
  answer: json(captchaChallenge),
  errors: [404, 429],
  extension: 'captcha',
})
/**
 * A piece of work for a sign-in that was refused with `data` = `ProofOfWork`; there for every provider, and
 * without one.
 */
export const getSignInWork = get('/api/account/login/work', {
  role: null,
  answer: json(captchaChallenge),
  errors: [429],
  extension: 'sign-in-work',
})
