import type { CaptchaDevice } from './device.ts'
import { CAPTCHA_ELEMENT_ID } from './captcha-element.ts'
import { failed, inTime, type CaptchaScript, type Solver } from './captcha-solver.ts'

interface Rules {
  sitekey: string
  action: string
  execution: 'execute'
  appearance: 'interaction-only'
  callback: (token: string) => void
  'error-callback': () => void
  'timeout-callback': () => void
}
interface Turnstile {
  render: (place: string, rules: Rules) => string | undefined
  execute: (widget: string) => void
  remove: (widget: string) => void
}

const API = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** Long, because the user may have to press a button. */
const PATIENCE_MS = 120_000

export function turnstile(
  { siteKey, action }: CaptchaScript,
  device: Pick<CaptchaDevice, 'runScript'>,
): Solver {
  let running: Promise<() => void> | null = null
  let widget: string | undefined
  const run = () => (running ??= device.runScript(API))
  return {
    prepare: () => void run().catch(() => {}),
    async solve() {
      try {
        await run()
      } catch {
        return failed('blocked')
      }
      const { turnstile: api } = window
      if (!api) return failed('blocked')
      const token = new Promise<string | null>((resolve) => {
        const giveUp = () => resolve(null)
        widget = api.render(`#${CAPTCHA_ELEMENT_ID}`, {
          sitekey: siteKey,
          action,
          execution: 'execute',
          appearance: 'interaction-only',
          callback: resolve,
          'error-callback': giveUp,
          'timeout-callback': giveUp,
        })
        if (widget === undefined) giveUp()
        else api.execute(widget)
      })
      return inTime(token, PATIENCE_MS)
    },
    leave() {
      void running?.then(
        (takeOut) => {
          if (widget !== undefined) window.turnstile?.remove(widget)
          takeOut()
          delete window.turnstile
        },
        () => {},
      )
    },
  }
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}
