import type { ChallengeUpdateModel } from '../models/challenge-edit.ts'
import { CHALLENGE_TAGS, FLAG_MATCHES, type ChallengeType } from '../models/challenge-names.ts'
import { ATTEMPT_LIMIT } from '../rules/attempt-limit.ts'
import { isWindow } from '../rules/challenge-window.ts'
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
import { isDynamic } from '../rules/judge-flag.ts'
import { MAX_PREREQUISITES } from '../rules/prerequisites.ts'
import { flawsOf, toStored, type Field, type FlawsOf, type FormOf, type StoredOf } from './field.ts'
import { amount, choice, ids, line, moment, percent, prose, proses, toggle } from './kinds.ts'

/** `long-flag`: the template makes flags that are longer than the form of players accepts. */
const template: Field<string, string, 'long' | 'weak' | 'long-flag'> = {
  ...line({ most: TEMPLATE_MAX }),
  flawOf(typed) {
    const text = typed.trim()
    if (text === '') return null
    if (text.length > TEMPLATE_MAX) return 'long'
    return isStrongTemplate(text) ? (flagLength(text) > MAX_FLAG_LENGTH ? 'long-flag' : null) : 'weak'
  },
  // Secret, because anyone with the template can compute the flags of all teams.
  isSecret: true,
}

/**
 * The fields of a challenge. `isEnabled` is not among them: enabling notifies the players and has its own
 * switch.
 */
export const CHALLENGE = {
  title: line({ most: MAX_TITLE_LENGTH, isNeeded: true }),
  tag: choice(CHALLENGE_TAGS, 'Misc'),
  content: prose({ most: MAX_TEXT_LENGTH }),
  /** Players see the challenge between these two times. Outside of them the server refuses flags. */
  opensAt: moment(),
  closesAt: moment(),
  /** Wrong flags that a team may submit. 0: any number. */
  attemptLimit: amount(ATTEMPT_LIMIT, { blank: '0', step: 1 }),
  /** The comparison of submissions with the flags of a static challenge, and whether it needs all flags. */
  flagMatch: choice(FLAG_MATCHES, 'Exact'),
  needsAllFlags: toggle(),
  /** Ids of challenges of the game that a team must solve before this one opens for it. */
  prerequisites: ids({ most: MAX_PREREQUISITES }),
  hints: proses({ most: MAX_ENTRIES, longest: MAX_TEXT_LENGTH }),
  originalScore: amount(SCORE, { blank: '500', step: 1 }),
  minScoreRate: percent(25),
  difficulty: amount(DIFFICULTY, { blank: '5' }),
  flagTemplate: template,
  containerImage: line({ most: MAX_TITLE_LENGTH }),
  containerExposePort: amount(PORT, { blank: '80', step: 1 }),
  /** In MB. */
  memoryLimit: amount(MEMORY_MB, { blank: '64', step: 1 }),
  /** In CPUs; stored in tenths. */
  cpuCount: amount(CPU_TENTHS, { blank: '0.1', step: 0.1, unit: 10 }),
  /** In MB. */
  storageLimit: amount(STORAGE_MB, { blank: '256', step: 1 }),
  privilegedContainer: toggle(),
  /** All teams get their own attachment, under this one name. */
  fileName: line({ most: MAX_TITLE_LENGTH, isNeeded: true }),
}
export type ChallengeForm = FormOf<typeof CHALLENGE>
export type ChallengeField = keyof typeof CHALLENGE
export type StoredChallenge = StoredOf<typeof CHALLENGE>
export type ChallengeFlaws = Omit<FlawsOf<typeof CHALLENGE>, 'closesAt'> & {
  readonly closesAt: 'reversed' | null
}
export type ChallengeFlaw = Exclude<ChallengeFlaws[ChallengeField], null>

const CONTAINER_FIELDS = [
  'containerImage',
  'containerExposePort',
  'memoryLimit',
  'cpuCount',
  'storageLimit',
  'privilegedContainer',
] as const satisfies readonly ChallengeField[]
/**
 * The parts of the editor and the fields of each, in the order of its rail. `window` is always on the screen,
 * and of the others one at a time.
 */
export const CHALLENGE_SECTIONS = {
  window: ['opensAt', 'closesAt'],
  content: ['title', 'tag', 'content'],
  scoring: ['originalScore', 'difficulty', 'minScoreRate'],
  flags: ['flagMatch', 'needsAllFlags', 'flagTemplate'],
  files: ['fileName'],
  hints: ['hints'],
  container: CONTAINER_FIELDS,
  tries: ['attemptLimit'],
  prerequisites: ['prerequisites'],
} as const satisfies Record<string, readonly ChallengeField[]>

/** Running instances keep the old values of these fields. Instances that start later get the new ones. */
export const INSTANCE_FIELDS: readonly ChallengeField[] = [...CONTAINER_FIELDS, 'flagTemplate']

/** Whether the form for this type shows the field. The client sends a hidden field back unchanged. */
export function hasField(type: ChallengeType, field: ChallengeField): boolean {
  if (field === 'flagTemplate') return type === 'DynamicContainer'
  if (field === 'fileName') return type === 'DynamicAttachment'
  if (field === 'flagMatch' || field === 'needsAllFlags') return !isDynamic(type)
  return hasContainer(type) || !CONTAINER_FIELDS.some((each) => each === field)
}

/** Hidden fields have no flaws: the user could not correct them. */
export function challengeFlaws(form: ChallengeForm, type: ChallengeType): Partial<ChallengeFlaws> {
  const closesAt = isWindow(form) ? null : 'reversed'
  const flaws = Object.entries({ ...flawsOf(CHALLENGE, form), closesAt })
  return Object.fromEntries(flaws.filter(([field]) => isField(field) && hasField(type, field)))
}

export function toChallengeUpdate(form: ChallengeForm): ChallengeUpdateModel {
  const stored = toStored(CHALLENGE, form)
  // The server rejects '' as file name, and other types leave the field blank.
  return { ...stored, fileName: stored.fileName || null }
}

const isField = (name: string): name is ChallengeField => name in CHALLENGE
