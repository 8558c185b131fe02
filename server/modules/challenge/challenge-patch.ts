import type { AuditField } from '#contract/models/audit-names.ts'
import type { challengeUpdateModel } from '#contract/models/challenge-edit.ts'
import type { Read } from '#contract/schema.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ENTRIES } from '#contract/rules/edit-limits.ts'
import { flagLength, isStrongTemplate, MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { cleanName } from '#server/modules/asset/file-name.ts'
import type { AuditedFields } from '#server/modules/audit/field-changes.ts'
import { checkTextLength, checkTextLengths } from '#server/http/length-limits.ts'
import type { Challenge, ChallengeFields } from '#server/store/rows/challenge.ts'
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

/** Blanks around a template would be around the flags, where no player could hand them in. */
export function checkTemplate({ flagTemplate }: ChallengePatch, type: Challenge['type']): void {
  const template = flagTemplate?.trim() ?? ''
  if (type !== 'DynamicContainer' || template === '') return
  if (!isStrongTemplate(template)) throw refuse(400, 'flagTemplateWeak')
  if (flagLength(template) > MAX_FLAG_LENGTH)
    throw refuse(400, 'flagTemplateTooLong', { limit: MAX_FLAG_LENGTH })
}

/** What is null or missing stays; of the template '' means none. */
export function applyPatch(before: ChallengeFields, wish: ChallengePatch): ChallengeFields {
  const { flagTemplate, fileName } = wish
  const template = typeof flagTemplate === 'string' ? flagTemplate.trim() : null
  return {
    title: wish.title ?? before.title,
    content: wish.content ?? before.content,
    tag: wish.tag ?? before.tag,
    hints: wish.hints ?? before.hints,
    flagTemplate: template === null ? before.flagTemplate : template === '' ? null : template,
    isEnabled: wish.isEnabled ?? before.isEnabled,
    fileName: typeof fileName === 'string' ? cleanName(fileName.trim()) : before.fileName,
    containerImage: wish.containerImage?.trim() ?? before.containerImage,
    memoryLimit: wish.memoryLimit ?? before.memoryLimit,
    cpuCount: wish.cpuCount ?? before.cpuCount,
    storageLimit: wish.storageLimit ?? before.storageLimit,
    containerExposePort: wish.containerExposePort ?? before.containerExposePort,
    privilegedContainer: wish.privilegedContainer ?? before.privilegedContainer,
    originalScore: wish.originalScore ?? before.originalScore,
    minScoreRate: wish.minScoreRate ?? before.minScoreRate,
    difficulty: wish.difficulty ?? before.difficulty,
  }
}

/** As an organiser knows the fields. */
export function toAuditedFields(fields: ChallengeFields): AuditedFields {
  const {
    title,
    content,
    tag,
    hints,
    flagTemplate,
    isEnabled,
    fileName,
    containerImage,
    memoryLimit,
    cpuCount,
    storageLimit,
  } = fields
  const { containerExposePort, privilegedContainer, originalScore, minScoreRate, difficulty } = fields
  const texts = { title, content, tag, hints, flagTemplate, isEnabled, fileName }
  const container = {
    containerImage,
    memoryLimit,
    cpuCount,
    storageLimit,
    containerExposePort,
    privilegedContainer,
  }
  return { ...texts, ...container, originalScore, minScoreRate, difficulty }
}
/** All flags of the challenge follow from it. */
export const SECRET_FIELDS: readonly AuditField[] = ['flagTemplate']

/** Neither a new order nor the loss of all of them is news. */
export function areNewHints(hints: readonly string[] | null | undefined, before: readonly string[]): boolean {
  if (!hints || hints.length === 0) return false
  const known = new Set(before)
  const sent = new Set(hints)
  return (
    hints.length !== before.length || sent.size !== known.size || [...sent].some((hint) => !known.has(hint))
  )
}
