import type { ChallengeField, ChallengeFlaw, ChallengeForm } from '#contract/fields/challenge.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { ATTEMPT_LIMIT } from '#contract/rules/attempt-limit.ts'
import {
  CPU_TENTHS,
  DIFFICULTY,
  MEMORY_MB,
  PORT,
  SCORE,
  STORAGE_MB,
  TEMPLATE_MAX,
} from '#contract/rules/challenge.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ENTRIES } from '#contract/rules/edit-limits.ts'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { MAX_PREREQUISITES } from '#contract/rules/prerequisites.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import type { ChallengeEditorWords } from '#src/text/areas/challenge-editor.en.ts'

export interface ChallengeFormProps {
  form: ChallengeForm
  /** The stored values that have no field in the form. */
  challenge: ChallengeEditDetailModel
  /** The error to show at the field. Null while there is none to show. */
  errorOf: (field: ChallengeField) => string | null
  edit: (changes: Partial<ChallengeForm>) => void
  leave: (field: ChallengeField) => void
}

const BOUNDS = {
  attemptLimit: ATTEMPT_LIMIT,
  originalScore: SCORE,
  difficulty: DIFFICULTY,
  containerExposePort: PORT,
  memoryLimit: MEMORY_MB,
  cpuCount: { min: CPU_TENTHS.min / 10, max: CPU_TENTHS.max / 10 },
  storageLimit: STORAGE_MB,
}
const LONGEST: Partial<Record<ChallengeField, number>> = {
  title: MAX_TITLE_LENGTH,
  containerImage: MAX_TITLE_LENGTH,
  fileName: MAX_TITLE_LENGTH,
  flagTemplate: TEMPLATE_MAX,
}

export function flawWords(
  field: ChallengeField,
  flaw: ChallengeFlaw,
  { flaw: words }: ChallengeEditorWords,
  locale: string,
): string {
  switch (flaw) {
    case 'missing':
      return field === 'title' ? words.title : field === 'fileName' ? words.fileName : words.missing
    case 'long':
      return words.long(LONGEST[field] ?? MAX_TEXT_LENGTH)
    case 'long-flag':
      return words.longFlag(MAX_FLAG_LENGTH)
    case 'many':
      return field === 'prerequisites' ? words.manyNeeded(MAX_PREREQUISITES) : words.many(MAX_ENTRIES)
    case 'number':
      return words.number
    case 'range':
      return isBounded(field)
        ? words.range(formatNumber(BOUNDS[field].min, locale), formatNumber(BOUNDS[field].max, locale))
        : words.number
    case 'whole':
      return field === 'cpuCount' ? words.tenths : words.whole
    case 'reversed':
      return words.reversed
    case 'weak':
      return words.weak
    default:
      return flaw satisfies never
  }
}

const isBounded = (field: ChallengeField): field is keyof typeof BOUNDS => field in BOUNDS
