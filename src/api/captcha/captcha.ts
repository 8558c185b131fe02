import { getCaptcha } from '#contract/calls/captcha.ts'
import { getConfig, getSiteKey } from '#contract/calls/info.ts'
import type { CaptchaInfo } from '#contract/models/captcha.ts'
import type { Outcome } from '#contract/problem.ts'
import { NO_CAPTCHA, type CaptchaAction } from '#contract/rules/captcha.ts'
import type { Api } from '../api-context.ts'
import { failed, type CaptchaResult, type Solver } from './captcha-solver.ts'
import type { CaptchaDevice } from './device.ts'
import { turnstile } from './turnstile.ts'
import { recaptcha } from './recaptcha.ts'
import { proofOfWork } from './proof-of-work.ts'

export interface Captcha {
  /** Must be called at the first input of a form. The returned function must be called when it closes. */
  hold: (action: CaptchaAction) => () => void
  solve: (action: CaptchaAction) => Promise<CaptchaResult>
}
type LoadedSolver = Promise<Solver | null>

const off: Solver = {
  prepare: () => {},
  solve: async () => ({ kind: 'solved', token: NO_CAPTCHA }),
  leave: () => {},
}

/** Reads the settings for every token, because an administrator may change the captcha at any time. */
export function openCaptcha(
  { request, config }: Pick<Api, 'request' | 'config'>,
  openDevice: () => Promise<CaptchaDevice>,
  now: () => number,
): Captcha {
  let chosen: LoadedSolver | null = null
  const choose = async (action: CaptchaAction): LoadedSolver => {
    const info = await readInfo(request, config)
    return info.ok ? toSolver(info.value, action, request, await openDevice(), now) : null
  }
  const drop = () => {
    void chosen?.then((solver) => solver?.leave())
    chosen = null
  }
  return {
    hold(action) {
      const held = (chosen = choose(action))
      void held.then((solver) => {
        if (solver !== null) solver.prepare()
        else if (chosen === held) chosen = null
      })
      return drop
    },
    async solve(action) {
      const current = (chosen ??= choose(action))
      const answer = (await (await current)?.solve()) ?? failed('unreachable')
      // Drops the solver, because a token is valid once and a failed solver must start over.
      if (chosen === current) drop()
      return answer
    },
  }
}

/** Our server names its provider. A base server has no such call and sends only the site key of reCAPTCHA. */
async function readInfo(request: Api['request'], config: Api['config']): Promise<Outcome<CaptchaInfo>> {
  if (config().features === undefined) await request(getConfig, {})
  const told = await request(getCaptcha, {})
  if (told.ok || (told.problem.kind !== 'unsupported' && told.problem.kind !== 'missing')) return told
  const key = await request(getSiteKey, {})
  if (!key.ok) return key
  return {
    ok: true,
    value:
      key.value === NO_CAPTCHA
        ? { provider: 'None', siteKey: null }
        : { provider: 'Recaptcha', siteKey: key.value },
  }
}

function toSolver(
  { provider, siteKey }: CaptchaInfo,
  action: CaptchaAction,
  request: Api['request'],
  device: CaptchaDevice,
  now: () => number,
): Solver {
  switch (provider) {
    case 'None':
      return off
    case 'ProofOfWork':
      return proofOfWork(request, device, now)
    case 'Recaptcha':
      return recaptcha({ siteKey: siteKey ?? '', action }, device)
    case 'Turnstile':
      return turnstile({ siteKey: siteKey ?? '', action }, device)
    default:
      // A newer server may have a provider that this client does not know. The client then sends the token of
      // a disabled captcha, and the refusal of the server explains the problem.
      provider satisfies never
      return off
  }
}
