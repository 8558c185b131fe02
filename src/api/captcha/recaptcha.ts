import { failed, inTime, type Solver, type CaptchaScript } from './captcha-solver.ts'
import type { CaptchaDevice } from './device.ts'

/** The mirror of Google's script, for regions where google.com is blocked. */
const API = 'https://www.recaptcha.net/recaptcha/api.js'
const PATIENCE_MS = 20_000

interface Recaptcha {
  ready: (run: () => void) => void
  execute: (siteKey: string, about: { action: string }) => PromiseLike<string>
}

/** Requests the token only when the form is sent, because reCAPTCHA judges by the behaviour so far. */
export function recaptcha(
  { siteKey, action }: CaptchaScript,
  device: Pick<CaptchaDevice, 'runScript'>,
): Solver {
  let running: Promise<() => void> | null = null
  const run = () => (running ??= device.runScript(`${API}?render=${encodeURIComponent(siteKey)}`))
  return {
    prepare: () => void run().catch(() => {}),
    async solve() {
      try {
        await run()
      } catch {
        return failed('blocked')
      }
      const { grecaptcha } = window
      if (!grecaptcha) return failed('blocked')
      const token = new Promise<string>((resolve, reject) =>
        grecaptcha.ready(() => {
          grecaptcha.execute(siteKey, { action }).then(resolve, reject)
        }),
      )
      return inTime(token, PATIENCE_MS)
    },
    leave() {
      void running?.then(
        (takeOut) => {
          takeOut()
          for (const badge of document.querySelectorAll('.grecaptcha-badge'))
            (badge.parentElement ?? badge).remove()
          delete window.grecaptcha
        },
        () => {},
      )
    },
  }
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}
