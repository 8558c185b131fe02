import { getCaptchaChallenge } from '#contract/calls/captcha.ts'
import { WORK_LIFE_MS } from '#contract/rules/captcha.ts'
import type { Request } from '../request.ts'
import { failed, type CaptchaResult, type Solver } from './captcha-solver.ts'
import type { CaptchaDevice } from './device.ts'

/** A solution must not expire while the user fills in the form slowly. */
const FRESH_MS = WORK_LIFE_MS / 2

/** Starts when the user begins to type, so that sending needs no wait. */
export function proofOfWork(
  request: Request,
  device: Pick<CaptchaDevice, 'work'>,
  now: () => number,
): Solver {
  const leaving = new AbortController()
  let made: { at: number; coming: Promise<CaptchaResult> } | null = null
  const work = async (): Promise<CaptchaResult> => {
    const outcome = await request(getCaptchaChallenge, {}, leaving.signal)
    if (!outcome.ok) return failed('unreachable')
    const token = await device.work(outcome.value.challenge, leaving.signal).catch(() => null)
    return token === null ? failed('unsolved') : { kind: 'solved', token }
  }
  const begin = () => (made = { at: now(), coming: work() })
  return {
    prepare: () => void begin(),
    solve: () => (made !== null && now() - made.at < FRESH_MS ? made : begin()).coming,
    leave: () => leaving.abort(),
  }
}
