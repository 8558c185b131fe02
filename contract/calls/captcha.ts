import { get, json } from '../call.ts'
import { captchaChallenge, captchaInfo } from '../models/captcha.ts'

/** The base wire's site key knows one provider only; this call names all. */
export const getCaptcha = get('/api/captcha', {
  role: null,
  answer: json(captchaInfo),
  errors: [429],
  extension: 'captcha',
})
/** A new challenge; 404 unless the provider is the proof of work. Its solution is valid once. */
export const getCaptchaChallenge = get('/api/captcha/challenge', {
  role: null,
  answer: json(captchaChallenge),
  errors: [404, 429],
  extension: 'captcha',
})
/**
 * A challenge for a sign-in that was refused with `data` = `ProofOfWork`. It exists whatever the provider is.
 */
export const getSignInWork = get('/api/account/login/work', {
  role: null,
  answer: json(captchaChallenge),
  errors: [429],
  extension: 'sign-in-work',
})
