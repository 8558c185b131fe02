import type { ChallengeEditDetailModel } from '../models/challenge-edit.ts'
import { isDynamic, withoutCase } from './judge-flag.ts'

type Challenge = Pick<ChallengeEditDetailModel, 'type' | 'flagTemplate' | 'flagMatch' | 'flags'>

/** Shorter texts occur in many files by accident. */
const MIN_LENGTH = 5
const LEET = '[LEET]'

/**
 * Texts that no player may find in a challenge: its flags, or the template that they are made from. A pattern
 * is none: what fits it is not written anywhere.
 */
export function secretsOf({ type, flagTemplate, flagMatch, flags }: Challenge): string[] {
  if (flagMatch === 'Pattern' && !isDynamic(type)) return []
  const secrets =
    type === 'DynamicContainer' ? [(flagTemplate ?? '').replace(LEET, '')] : flags.map(({ flag }) => flag)
  return [...new Set(secrets)].filter((secret) => secret.length >= MIN_LENGTH)
}

/** The secrets of a challenge that a text contains. Case matters where it matters for its flags. */
export function secretsFoundIn(
  text: string,
  secrets: readonly string[],
  { type, flagMatch }: Pick<Challenge, 'type' | 'flagMatch'>,
): string[] {
  if (flagMatch !== 'AnyCase' || isDynamic(type)) return secrets.filter((secret) => text.includes(secret))
  const folded = withoutCase(text)
  return secrets.filter((secret) => folded.includes(withoutCase(secret)))
}
