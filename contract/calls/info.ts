import { get, json, plain } from '../call.ts'
import { globalConfigAnswer } from '../models/config.ts'

export const getConfig = get('/api/config', { role: null, answer: json(globalConfigAnswer), errors: [429] })
/** Raw text, not JSON: the captcha's site key, or `NOTOKEN`. */
export const getSiteKey = get('/api/sitekey', { role: null, answer: plain, errors: [429] })
