import { CHALLENGE_TAGS, type ChallengeType } from '../models/challenge-names.ts'
import {
  CPU_TENTHS,
  DIFFICULTY,
  hasContainer,
  MEMORY_MB,
  PORT,
  SCORE,
  STORAGE_MB,
  TEMPLATE_MAX,
} from '../rules/challenge.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ENTRIES } from '../rules/edit-limits.ts'
import { flagLength, isStrongTemplate, MAX_FLAG_LENGTH } from '../rules/flag-template.ts'
import type { Field, FlawsOf, FormOf, StoredOf } from './field.ts'
import { amount, choice, line, percent, prose, proses, toggle } from './kinds.ts'

/** `long-flag`: what it makes could not be handed in. */
const template: Field<string, string, 'long' | 'weak' | 'long-flag'> = {
  ...line({ most: TEMPLATE_MAX }),
  flawOf(typed) {
    const text = typed.trim()
    if (text === '') return null
    if (text.length > TEMPLATE_MAX) return 'long'
    return isStrongTemplate(text) ? (flagLength(text) > MAX_FLAG_LENGTH ? 'long-flag' : null) : 'weak'
  },
  // All flags of the challenge follow from it.
  isSecret: true,
}

/**
 * All that an organiser writes of a challenge. Whether it is enabled is not among it: that tells the players,
 * and has a switch of its own.
 */
export const CHALLENGE = {
  title: line({ most: MAX_TITLE_LENGTH, isNeeded: true }),
  tag: choice(CHALLENGE_TAGS, 'Misc'),
  content: prose({ most: MAX_TEXT_LENGTH }),
  hints: proses({ most: MAX_ENTRIES, longest: MAX_TEXT_LENGTH }),
  originalScore: amount(SCORE, { blank: '500', step: 1 }),
  /** In the form per cent of the original score. */
  minScoreRate: percent(25),
  difficulty: amount(DIFFICULTY, { blank: '5' }),
  flagTemplate: template,
  containerImage: line({ most: MAX_TITLE_LENGTH }),
  containerExposePort: amount(PORT, { blank: '80', step: 1 }),
  /** In MB, like the storage. */
  memoryLimit: amount(MEMORY_MB, { blank: '64', step: 1 }),
  /** Stored in tenths. */
  cpuCount: amount(CPU_TENTHS, { blank: '0.1', step: 0.1, unit: 10 }),
  storageLimit: amount(STORAGE_MB, { blank: '256', step: 1 }),
  privilegedContainer: toggle(),
  /** Under which all teams download their dynamic attachment. */
  fileName: line({ most: MAX_TITLE_LENGTH, isNeeded: true }),
}
export type ChallengeForm = FormOf<typeof CHALLENGE>
export type ChallengeField = keyof typeof CHALLENGE
export type ChallengeFlaws = Partial<FlawsOf<typeof CHALLENGE>>
export type StoredChallenge = StoredOf<typeof CHALLENGE>

/** Which parts of the form a type has; the rest goes back as it came. */
export const CHALLENGE_PARTS: readonly {
  part: 'what' | 'score' | 'flag' | 'container' | 'file'
  has: (type: ChallengeType) => boolean
  fields: readonly ChallengeField[]
}[] = [
  { part: 'what', has: () => true, fields: ['title', 'tag', 'content', 'hints'] },
  { part: 'score', has: () => true, fields: ['originalScore', 'minScoreRate', 'difficulty'] },
  { part: 'flag', has: (type) => type === 'DynamicContainer', fields: ['flagTemplate'] },
  {
    part: 'container',
    has: hasContainer,
    fields: [
      'containerImage',
      'containerExposePort',
      'memoryLimit',
      'cpuCount',
      'storageLimit',
      'privilegedContainer',
    ],
  },
  { part: 'file', has: (type) => type === 'DynamicAttachment', fields: ['fileName'] },
]
