import { CHALLENGE } from '#contract/fields/challenge.ts'
import { patched, picked, secretsOf } from '#contract/fields/field.ts'
import type { challengeUpdateModel } from '#contract/models/challenge-edit.ts'
import { EPOCH, instant, toIsoOrNull, type Iso } from '#contract/models/time.ts'
import { isWindow, type ChallengeWindow } from '#contract/rules/challenge-window.ts'
import type { Read } from '#contract/schema.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ENTRIES } from '#contract/rules/edit-limits.ts'
import { flagLength, isStrongTemplate, MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { cleanName } from '#server/modules/asset/file-name.ts'
import type { AuditedFields } from '#server/modules/audit/field-changes.ts'
import { checkTextLength, checkTextLengths } from '#server/http/length-limits.ts'
import type { Challenge, ChallengeFields } from '#server/store/challenges.ts'
import { refuse } from '#server/http/refusal.ts'

export type ChallengePatch = Read<typeof challengeUpdateModel>

export function checkLengths({ title, content, hints, containerImage, fileName }: ChallengePatch): void {
  checkTextLength('title', title, MAX_TITLE_LENGTH)
  checkTextLength('content', content, MAX_TEXT_LENGTH)
  checkTextLengths('hints', hints, MAX_ENTRIES, MAX_TEXT_LENGTH)
  checkTextLength('containerImage', containerImage, MAX_TITLE_LENGTH)
  checkTextLength('fileName', fileName, MAX_TITLE_LENGTH)
}

export function checkFileName({ fileName }: ChallengePatch): void {
  if (typeof fileName === 'string' && fileName.trim() === '') throw refuse(400, 'fileNameBlank')
}

/** Blanks around the template would be part of the flags, but submissions are trimmed. */
export function checkTemplate({ flagTemplate }: ChallengePatch, type: Challenge['type']): void {
  const template = flagTemplate?.trim() ?? ''
  if (type !== 'DynamicContainer' || template === '') return
  if (!isStrongTemplate(template)) throw refuse(400, 'flagTemplateWeak')
  if (flagLength(template) > MAX_FLAG_LENGTH)
    throw refuse(400, 'flagTemplateTooLong', { limit: MAX_FLAG_LENGTH })
}

/** A null or missing value keeps the old one. A blank template removes it. */
export function applyPatch(before: ChallengeFields, patch: ChallengePatch): ChallengeFields {
  const { flagTemplate, fileName, containerImage } = patch
  const template = typeof flagTemplate === 'string' ? flagTemplate.trim() : before.flagTemplate
  return {
    ...patched(
      CHALLENGE,
      { ...before, flagTemplate: template ?? '', opensAt: EPOCH, closesAt: EPOCH },
      {
        ...patch,
        flagTemplate: null,
        prerequisites: patch.prerequisites && [...new Set(patch.prerequisites)],
        containerImage: containerImage?.trim(),
        fileName: typeof fileName === 'string' ? cleanName(fileName.trim()) : null,
      },
    ),
    flagTemplate: template === '' ? null : template,
    ...applyWindow(before, patch),
    isEnabled: patch.isEnabled ?? before.isEnabled,
  }
}

/** Each of the two times is kept, changed or removed on its own. */
export const applyWindow = (
  before: ChallengeWindow,
  { opensAt, closesAt }: Pick<ChallengePatch, keyof ChallengeWindow>,
): ChallengeWindow => ({
  opensAt: patchedMoment(before.opensAt, opensAt),
  closesAt: patchedMoment(before.closesAt, closesAt),
})

/** A null or missing value keeps the time, and the epoch removes it. */
function patchedMoment(before: number | null, patch: Iso | null | undefined): number | null {
  if (patch === null || patch === undefined) return before
  return instant(patch) === instant(EPOCH) ? null : instant(patch)
}

export function checkWindow(window: ChallengeWindow): void {
  if (!isWindow(window)) throw refuse(400, 'challengeWindowReversed')
}

export const toAuditedFields = (fields: ChallengeFields): AuditedFields => ({
  ...picked(CHALLENGE, fields),
  prerequisites: fields.prerequisites.map((id) => `#${id}`),
  opensAt: toIsoOrNull(fields.opensAt),
  closesAt: toIsoOrNull(fields.closesAt),
  isEnabled: fields.isEnabled,
})
export const SECRET_FIELDS = secretsOf(CHALLENGE)

/** Whether to announce the hints. A new order or the removal of all of them is no news. */
export function areNewHints(hints: readonly string[] | null | undefined, before: readonly string[]): boolean {
  if (!hints || hints.length === 0) return false
  const known = new Set(before)
  const sent = new Set(hints)
  return (
    hints.length !== before.length || sent.size !== known.size || [...sent].some((hint) => !known.has(hint))
  )
}
