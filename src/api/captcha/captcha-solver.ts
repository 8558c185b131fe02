import type { CaptchaAction } from '#contract/rules/captcha.ts'

/**
 * Why there is no token: our server did not answer, the provider's script did not come, or it came and gave
 * none.
 */
type Trouble = 'unreachable' | 'blocked' | 'unsolved'
export type CaptchaResult = { kind: 'solved'; token: string } | { kind: 'failed'; trouble: Trouble }

/** One way to get one token. */
export interface Solver {
  /** Begins with what can be done before the token is needed. */
  prepare: () => void
  solve: () => Promise<CaptchaResult>
  /** Stops what is under way and takes everything out of the page again. */
  leave: () => void
}
/** A script's provider, as the server names it. */
export interface CaptchaScript {
  siteKey: string
  action: CaptchaAction
}

export const failed = (trouble: Trouble): CaptchaResult => ({ kind: 'failed', trouble })

/** A provider that says nothing must not keep a person waiting for ever. */
export async function inTime(token: Promise<string | null>, patienceMs: number): Promise<CaptchaResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)))
  const solved = await Promise.race([token, late]).catch(() => null)
  clearTimeout(timer)
  return solved ? { kind: 'solved', token: solved } : failed('unsolved')
}
