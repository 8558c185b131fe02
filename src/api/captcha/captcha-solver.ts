import type { CaptchaAction } from '#contract/rules/captcha.ts'

/**
 * The reason for a missing token: our server did not answer, the provider's script did not load, or it loaded
 * and gave none.
 */
type Trouble = 'unreachable' | 'blocked' | 'unsolved'
export type CaptchaResult = { kind: 'solved'; token: string } | { kind: 'failed'; trouble: Trouble }

export interface Solver {
  /** Starts the work that can be done before the token is needed. */
  prepare: () => void
  solve: () => Promise<CaptchaResult>
  /** Stops all work and removes everything from the page. */
  leave: () => void
}
/** A provider with a script, by the name that the server uses. */
export interface CaptchaScript {
  siteKey: string
  action: CaptchaAction
}

export const failed = (trouble: Trouble): CaptchaResult => ({ kind: 'failed', trouble })

/** A silent provider must not make the user wait for ever. */
export async function inTime(token: Promise<string | null>, patienceMs: number): Promise<CaptchaResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)))
  const solved = await Promise.race([token, late]).catch(() => null)
  clearTimeout(timer)
  return solved ? { kind: 'solved', token: solved } : failed('unsolved')
}
