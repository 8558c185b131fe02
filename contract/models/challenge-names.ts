/** Apart from the models, so that a screen that lists them does not carry schemas. */

/** The second and the fourth run containers, the last two give every team a flag of its own. */
export const CHALLENGE_TYPES = ['StaticAttachment', 'StaticContainer', 'DynamicAttachment', 'DynamicContainer'] as const
export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

export const CHALLENGE_TAGS = ['Misc', 'Crypto', 'Pwn', 'Web', 'Reverse', 'Blockchain', 'Forensics', 'Hardware', 'Mobile', 'PPC'] as const
export type ChallengeTag = (typeof CHALLENGE_TAGS)[number]
