import type { CategoryColour } from '#contract/models/category-names.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'

/** As built in: the colour that stands for each category, wherever a challenge is shown. */
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
