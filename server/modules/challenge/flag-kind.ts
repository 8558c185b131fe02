import { MAX_COMPARED_FLAGS } from '#contract/rules/edit-limits.ts'
import { isDynamic } from '#contract/rules/judge-flag.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Challenge } from '#server/store/challenges.ts'
import { patternFlaw } from './flag-pattern.ts'

export type FlagKind = Pick<Challenge, 'type' | 'flagMatch' | 'needsAllFlags'>

/** Whether the judge reads all flags of the challenge and compares each. */
export const comparesEach = ({ type, flagMatch, needsAllFlags }: FlagKind): boolean =>
  !isDynamic(type) && (flagMatch !== 'Exact' || needsAllFlags)

/** `flags`: all flags that the challenge would have. */
export function checkFlagKind(kind: FlagKind, flags: readonly string[]): void {
  if (!comparesEach(kind)) return
  if (flags.length > MAX_COMPARED_FLAGS)
    throw refuse(400, 'comparedFlagsTooMany', { limit: MAX_COMPARED_FLAGS })
  if (kind.flagMatch !== 'Pattern') return
  for (const flag of flags) {
    const flaw = patternFlaw(flag)
    if (flaw === 'malformed') throw refuse(400, 'flagPatternMalformed', { pattern: flag })
    if (flaw === 'large') throw refuse(400, 'flagPatternLarge', { pattern: flag })
  }
}
