import type { CaptchaAction } from '#contract/rules/captcha.ts'
import { effect } from '../effect.ts'
import { subscription } from '../live/subscription.ts'

/**
 * Why there is no token: our server did not answer, the provider's script did not come, or it came and gave
 * none.
 */
export type CaptchaTrouble = 'unreachable' | 'blocked' | 'unsolved'
export type CaptchaAnswer = { kind: 'solved'; token: string } | { kind: 'failed'; trouble: CaptchaTrouble }

/** What the forms need that stand behind a captcha. */
export const captchaEffects = {
  /**
   * From the first touch of the form until it is left: what takes time is done ahead, and the provider leaves
   * with the form.
   */
  holdCaptcha: subscription<{ action: CaptchaAction }, never>('holdCaptcha'),
  /** A token is good once, so each attempt asks for its own. */
  solveCaptcha: effect<{ action: CaptchaAction }, CaptchaAnswer>('solveCaptcha'),
}

/** Beside the form: who only looks at it loads nothing. */
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

/** Before `next`, which sends the token; without one nothing is sent. */
export function proving<Next extends string>(action: CaptchaAction, next: Next) {
  const answer = ({ event }: { event: { output: CaptchaAnswer } }) => event.output
  return {
    invoke: {
      src: 'solveCaptcha',
      input: { action },
      onDone: [
        {
          guard: { type: 'isSolved', params: answer },
          target: next,
          actions: { type: 'keepProof', params: answer },
        },
        { target: 'settling', actions: { type: 'keepProof', params: answer } },
      ],
    },
  } as const
}

export function isSolved(_: unknown, answer: CaptchaAnswer): boolean {
  return answer.kind === 'solved'
}

/** What an attempt at the captcha leaves. */
export function proofOf(answer: CaptchaAnswer): { token: string; trouble: CaptchaTrouble | null } {
  return answer.kind === 'solved'
    ? { token: answer.token, trouble: null }
    : { token: '', trouble: answer.trouble }
}
