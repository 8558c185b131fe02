import type { ChallengeEditDetailModel } from '../models/challenge-edit.ts'

type Challenge = Pick<ChallengeEditDetailModel, 'type' | 'flagTemplate' | 'flags'>

/** Shorter texts occur in many files by accident. */
const MIN_LENGTH = 5
const LEET = '[LEET]'

/** Texts that no player may find in a challenge: its flags, or the template that they are made from. */
export function secretsOf({ type, flagTemplate, flags }: Challenge): string[] {
  const secrets =
    type === 'DynamicContainer' ? [(flagTemplate ?? '').replace(LEET, '')] : flags.map(({ flag }) => flag)
  return [...new Set(secrets)].filter((secret) => secret.length >= MIN_LENGTH)
}

export const secretsFoundIn = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret))
