import type { CaptchaAction } from '#contract/rules/captcha.ts'
import { effect } from '../effect.ts'
import { subscription } from '../live/subscription.ts'

/**
 * The reason why there is no token. `unreachable`: our server did not respond. `blocked`: the script of the
 * provider did not load. `unsolved`: the script loaded and gave no token.
 */
export type CaptchaTrouble = 'unreachable' | 'blocked' | 'unsolved'
export type CaptchaAnswer = { kind: 'solved'; token: string } | { kind: 'failed'; trouble: CaptchaTrouble }

export const captchaEffects = {
  /**
   * Runs from the first input until the user leaves the form. It does slow work early, and removes the script
   * of the provider at the end.
   */
  holdCaptcha: subscription<{ action: CaptchaAction }, never>('holdCaptcha'),
  /** A token is valid once, so each attempt requests a new one. */
  solveCaptcha: effect<{ action: CaptchaAction }, CaptchaAnswer>('solveCaptcha'),
}

/**
 * The parallel region that holds the captcha. It starts with the first input, so an untouched form loads no
 * script.
 */
export function captchaRegion(action: CaptchaAction) {
  return {
    initial: 'untouched',
    states: {
      untouched: {
        description: 'The form is untouched. No CAPTCHA is loaded or computed.',
        on: { edit: 'held', submit: 'held' },
      },
      held: {
        description: 'Prepares the CAPTCHA. It leaves the page with the form.',
        invoke: { src: 'holdCaptcha', input: { action } },
      },
    },
  } as const
}
