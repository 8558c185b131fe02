import type { ChallengeEditDetailModel, ChallengeUpdateModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS, type ChallengeTag, type ChallengeType } from '#contract/models/challenge-names.ts'
import {
  CPU_TENTHS,
  DIFFICULTY,
  hasContainer,
  MEMORY_MB,
  PORT,
  SCORE,
  STORAGE_MB,
  TEMPLATE_MAX,
} from '#contract/rules/challenge.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ENTRIES } from '#contract/rules/edit-limits.ts'
import { flagLength, isStrongTemplate, MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { isBlank } from '#contract/rules/team.ts'
import type { FormFields, FieldValue } from './three-way-merge.ts'

/**
 * A challenge as an organiser writes it, in the order of the form. Numbers are what was typed, so that
 * nothing half-typed is lost.
 */
export type ChallengeFields = {
  title: string
  tag: ChallengeTag
  content: string
  hints: readonly string[]
  originalScore: string
  /** In per cent of the original score. */
  minScoreShare: number
  difficulty: string
  flagTemplate: string
  containerImage: string
  containerExposePort: string
  /** In MB, like the storage. */
  memoryLimit: string
  /** In CPUs, to a tenth. */
  cpuCount: string
  storageLimit: string
  privilegedContainer: boolean
  fileName: string
}
export type ChallengeField = keyof ChallengeFields
/** `long-flag`: what a template makes could not be handed in. `whole`: of a CPU, tenths are the whole. */
export type ChallengeFlaw = 'missing' | 'long' | 'long-flag' | 'number' | 'whole' | 'range' | 'weak' | 'many'
export type ChallengeFlaws = { readonly [Field in ChallengeField]?: ChallengeFlaw | null }

export const BLANK_CHALLENGE: ChallengeFields = {
  title: '',
  tag: 'Misc',
  content: '',
  hints: [],
  originalScore: '500',
  minScoreShare: 25,
  difficulty: '5',
  flagTemplate: '',
  containerImage: '',
  containerExposePort: '80',
  memoryLimit: '64',
  cpuCount: '0.1',
  storageLimit: '256',
  privilegedContainer: false,
  fileName: '',
}

export function toChallengeFields(challenge: ChallengeEditDetailModel): ChallengeFields {
  const { title, tag, content, hints, originalScore, minScoreRate, difficulty, flagTemplate } = challenge
  const written = (value: number | null, otherwise: string) => (value === null ? otherwise : String(value))
  return {
    title,
    tag,
    content,
    hints,
    originalScore: String(originalScore),
    minScoreShare: rounded(minScoreRate * 100),
    difficulty: String(difficulty),
    flagTemplate: flagTemplate ?? '',
    containerImage: challenge.containerImage ?? '',
    containerExposePort: written(challenge.containerExposePort, BLANK_CHALLENGE.containerExposePort),
    memoryLimit: written(challenge.memoryLimit, BLANK_CHALLENGE.memoryLimit),
    cpuCount:
      challenge.cpuCount === null ? BLANK_CHALLENGE.cpuCount : String(rounded(challenge.cpuCount / 10)),
    storageLimit: written(challenge.storageLimit, BLANK_CHALLENGE.storageLimit),
    privilegedContainer: challenge.privilegedContainer ?? false,
    fileName: challenge.fileName ?? '',
  }
}

/** Whether it is enabled is not among it: enabling tells the players, and has a switch of its own. */
export function toChallengeInput(fields: ChallengeFields): ChallengeUpdateModel {
  return {
    title: fields.title.trim(),
    tag: fields.tag,
    content: fields.content,
    // An entry that was added and never written is no hint.
    hints: fields.hints.filter((hint) => !isBlank(hint)),
    originalScore: numberIn(fields.originalScore),
    minScoreRate: rounded(fields.minScoreShare / 100),
    difficulty: numberIn(fields.difficulty),
    flagTemplate: fields.flagTemplate.trim(),
    containerImage: fields.containerImage.trim(),
    containerExposePort: numberIn(fields.containerExposePort),
    memoryLimit: numberIn(fields.memoryLimit),
    cpuCount: Math.round(numberIn(fields.cpuCount) * 10),
    storageLimit: numberIn(fields.storageLimit),
    privilegedContainer: fields.privilegedContainer,
    // What is there and blank is refused, and only one of the types has it.
    fileName: isBlank(fields.fileName) ? null : fields.fileName.trim(),
  }
}

/** What a form of this type shows; the rest goes back as it came. */
export function shownFields(type: ChallengeType): readonly ChallengeField[] {
  const always: readonly ChallengeField[] = [
    'title',
    'tag',
    'content',
    'hints',
    'originalScore',
    'minScoreShare',
    'difficulty',
  ]
  return [
    ...always,
    ...(type === 'DynamicContainer' ? (['flagTemplate'] as const) : []),
    ...(hasContainer(type)
      ? ([
          'containerImage',
          'containerExposePort',
          'memoryLimit',
          'cpuCount',
          'storageLimit',
          'privilegedContainer',
        ] as const)
      : []),
    ...(type === 'DynamicAttachment' ? (['fileName'] as const) : []),
  ]
}

/** Only of what the form shows. */
export function challengeFlaws(fields: ChallengeFields, type: ChallengeType): ChallengeFlaws {
  const template = fields.flagTemplate.trim()
  const all: ChallengeFlaws = {
    title: isBlank(fields.title) ? 'missing' : long(fields.title.trim(), MAX_TITLE_LENGTH),
    content: long(fields.content, MAX_TEXT_LENGTH),
    hints:
      fields.hints.length > MAX_ENTRIES
        ? 'many'
        : fields.hints.some((hint) => hint.length > MAX_TEXT_LENGTH)
          ? 'long'
          : null,
    originalScore: numberFlaw(fields.originalScore, SCORE, 1),
    difficulty: numberFlaw(fields.difficulty, DIFFICULTY, null),
    flagTemplate: template === '' ? null : (long(template, TEMPLATE_MAX) ?? templateFlaw(template)),
    containerImage: long(fields.containerImage.trim(), MAX_TITLE_LENGTH),
    containerExposePort: numberFlaw(fields.containerExposePort, PORT, 1),
    memoryLimit: numberFlaw(fields.memoryLimit, MEMORY_MB, 1),
    cpuCount: numberFlaw(fields.cpuCount, { min: CPU_TENTHS.min / 10, max: CPU_TENTHS.max / 10 }, 0.1),
    storageLimit: numberFlaw(fields.storageLimit, STORAGE_MB, 1),
    fileName: isBlank(fields.fileName) ? 'missing' : long(fields.fileName.trim(), MAX_TITLE_LENGTH),
  }
  return Object.fromEntries(shownFields(type).map((field) => [field, all[field] ?? null]))
}

/** What an editor holds, read as a challenge: it holds nothing else, but knows of no challenge. */
export function readChallengeFields(fields: FormFields): ChallengeFields {
  const text = (name: ChallengeField, value: FieldValue | undefined = fields[name]) =>
    typeof value === 'string' ? value : ''
  return {
    title: text('title'),
    tag: CHALLENGE_TAGS.find((tag) => tag === fields['tag']) ?? BLANK_CHALLENGE.tag,
    content: text('content'),
    hints: textsOf(fields['hints']),
    originalScore: text('originalScore'),
    minScoreShare:
      typeof fields['minScoreShare'] === 'number' ? fields['minScoreShare'] : BLANK_CHALLENGE.minScoreShare,
    difficulty: text('difficulty'),
    flagTemplate: text('flagTemplate'),
    containerImage: text('containerImage'),
    containerExposePort: text('containerExposePort'),
    memoryLimit: text('memoryLimit'),
    cpuCount: text('cpuCount'),
    storageLimit: text('storageLimit'),
    privilegedContainer: fields['privilegedContainer'] === true,
    fileName: text('fileName'),
  }
}

const textsOf = (value: FieldValue | undefined): readonly string[] => (isTexts(value) ? value : [])
const isTexts = (value: FieldValue | undefined): value is readonly string[] => Array.isArray(value)

function templateFlaw(template: string): ChallengeFlaw | null {
  return isStrongTemplate(template) ? (flagLength(template) > MAX_FLAG_LENGTH ? 'long-flag' : null) : 'weak'
}

const long = (text: string, most: number): ChallengeFlaw | null => (text.length > most ? 'long' : null)

/** `step` is what the value is a multiple of; null takes any. */
function numberFlaw(
  typed: string,
  { min, max }: { min: number; max: number },
  step: number | null,
): ChallengeFlaw | null {
  const text = typed.trim()
  if (text === '') return 'missing'
  if (!/^-?\d+(?:[.,]\d+)?$/.test(text)) return 'number'
  const value = numberIn(text)
  if (value < min || value > max) return 'range'
  return step !== null && rounded(value / step) % 1 !== 0 ? 'whole' : null
}

/** People of some countries write a comma. */
const numberIn = (typed: string) => Number(typed.replace(',', '.'))

/** A share that went through a hundred and back is the one it was. */
function rounded(value: number): number {
  return Number(value.toFixed(8))
}
