import type { CaptchaAction } from '#contract/rules/captcha.ts'

/**
 * The reason for a missing token. `unreachable`: our server did not respond. `blocked`: the provider's script
 * is not available. `unsolved`: the script or the proof of work gave none.
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
export interface CaptchaScript {
  siteKey: string
  action: CaptchaAction
}

export const failed = (trouble: Trouble): CaptchaResult => ({ kind: 'failed', trouble })

/** A provider that never responds must not make the user wait forever. */
export async function inTime(token: Promise<string | null>, patienceMs: number): Promise<CaptchaResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)))
  const solved = await Promise.race([token, late]).catch(() => null)
  clearTimeout(timer)
  return solved ? { kind: 'solved', token: solved } : failed('unsolved')
}
