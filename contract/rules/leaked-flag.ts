import type { ChallengeEditDetailModel } from '../models/challenge-edit.ts'

type Challenge = Pick<ChallengeEditDetailModel, 'type' | 'flagTemplate' | 'flags'>

/** Shorter texts occur in many files by accident. */
const MIN_LENGTH = 5
const LEET = '[LEET]'

/**
 * Texts that must not be in anything that players get: the flags of a challenge, or the parts they are made
 * from.
 */
export function secretsOf({ type, flagTemplate, flags }: Challenge): string[] {
  const secrets =
    type === 'DynamicContainer' ? [(flagTemplate ?? '').replace(LEET, '')] : flags.map(({ flag }) => flag)
  return [...new Set(secrets)].filter((secret) => secret.length >= MIN_LENGTH)
}

export const secretsFoundIn = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret))
