// Kept out of the models, so that screens that import it load no schemas.

/** The second and the fourth run containers, the last two give every team a flag of its own. */
export const CHALLENGE_TYPES = [
  'StaticAttachment',
  'StaticContainer',
  'DynamicAttachment',
  'DynamicContainer',
] as const
export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

export const CHALLENGE_TAGS = [
  'Misc',
  'Crypto',
  'Pwn',
  'Web',
  'Reverse',
  'Blockchain',
  'Forensics',
  'Hardware',
  'Mobile',
  'PPC',
] as const
export type ChallengeTag = (typeof CHALLENGE_TAGS)[number]

/**
 * The comparison of a static challenge's flag with a submission: every character counts, case is ignored, or
 * the flag is a pattern for the whole submission.
 */
export const FLAG_MATCHES = ['Exact', 'AnyCase', 'Pattern'] as const
export type FlagMatch = (typeof FLAG_MATCHES)[number]

/** Reasons why teams cannot start instances of a challenge with a container. */
export const CONTAINER_NEEDS = ['Image', 'Engine'] as const
export type ContainerNeed = (typeof CONTAINER_NEEDS)[number]
