import type { ChallengeForm } from '#contract/fields/challenge.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { EditorSectionName } from './editor-sections.ts'

/** The number that the rail shows next to a section. Null: none would say anything. */
export function sizeOf(
  section: EditorSectionName,
  form: ChallengeForm,
  { type, flags, attachment }: ChallengeEditDetailModel,
): string | null {
  switch (section) {
    case 'scoring':
      return form.originalScore
    case 'flags':
      return type === 'DynamicContainer' ? null : String(flags.length)
    case 'files':
      return String(
        type === 'DynamicAttachment'
          ? flags.filter((flag) => flag.attachment !== null).length
          : attachment === null
            ? 0
            : 1,
      )
    case 'hints':
      return String(form.hints.length)
    case 'tries':
      return form.attemptLimit === '0' ? null : form.attemptLimit
    case 'prerequisites':
      return form.prerequisites.length === 0 ? null : String(form.prerequisites.length)
    case 'content':
    case 'container':
    case 'delete':
      return null
    default:
      return section satisfies never
  }
}
