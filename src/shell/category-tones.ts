import type { CategoryColour } from '#contract/models/category-names.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'

export const CATEGORY_TONES = {
  Misc: 'teal',
  Crypto: 'indigo',
  Pwn: 'red',
  Web: 'blue',
  Reverse: 'yellow',
  Blockchain: 'lime',
  Forensics: 'cyan',
  Hardware: 'violet',
  Mobile: 'pink',
  PPC: 'orange',
} as const satisfies Record<ChallengeTag, CategoryColour>
