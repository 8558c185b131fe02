import type { SWRConfiguration } from 'swr'
import type { Problem } from '#contract/problem.ts'
import type { ProblemError } from './problem-error.ts'

export const REFRESH_MS = 10_000
export const DEDUPE_MS = 2_000
/** Parts of a page that request the configuration within this time share one response. */
export const CONFIG_FRESH_MS = 30_000
export const FOCUS_THROTTLE_MS = 5_000
export const RETRY_MS = 5_000
export const RETRY_ON_SLOW_LINE_MS = 10_000
export const SLOW_AFTER_MS = 3_000
export const SLOW_AFTER_ON_SLOW_LINE_MS = 5_000

const MINUTE_MS = 60_000

/** The rules for reading each kind of data again while its screen is open. */
const POLICIES = {
  default: {},
  /** Read once when the screen opens. Later changes come from its own writes or from the live connection. */
  once: { refreshInterval: 0, revalidateOnFocus: false },
  /**
   * Every page reads it at each focus and every minute, because some pages have no live connection that
   * pushes changes. Many parts of a screen show it and share one request.
   */
  config: { refreshInterval: MINUTE_MS, dedupingInterval: CONFIG_FRESH_MS, shouldRetryOnError: false },
  /** Not read when a screen opens, because the session has just read it. */
  profile: {
    refreshInterval: 0,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  },
  teams: { refreshInterval: 2 * MINUTE_MS, revalidateOnFocus: false, shouldRetryOnError: false },
  home: { refreshInterval: 5 * MINUTE_MS },
  details: { shouldRetryOnError: false },
  board: { refreshInterval: 30_000 },
  overview: { refreshInterval: 5_000 },
  /**
   * Writeups, sessions and pairs of teams: the live connection reports neither the last use of a session nor a new
   * link of a pair, and a base server reports none of these changes.
   */
  minute: { refreshInterval: MINUTE_MS },
} satisfies Record<string, SWRConfiguration>
export type Policy = keyof typeof POLICIES

export function rulesOf(policy: Policy): SWRConfiguration {
  return POLICIES[policy]
}

export function defaultRules(isSlowLine: boolean): SWRConfiguration {
  return {
    refreshInterval: REFRESH_MS,
    dedupingInterval: DEDUPE_MS,
    focusThrottleInterval: FOCUS_THROTTLE_MS,
    errorRetryInterval: isSlowLine ? RETRY_ON_SLOW_LINE_MS : RETRY_MS,
    loadingTimeout: isSlowLine ? SLOW_AFTER_ON_SLOW_LINE_MS : SLOW_AFTER_MS,
    shouldRetryOnError: ({ problem }: ProblemError) => mayPass(problem),
  }
}

/** Whether the same request may succeed a little later, so that a retry makes sense. */
export function mayPass(problem: Problem): boolean {
  return problem.kind === 'unreachable' || problem.kind === 'broken' || problem.kind === 'too-often'
}
