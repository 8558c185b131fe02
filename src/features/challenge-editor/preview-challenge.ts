import { CHALLENGE, challengeFlaws, type ChallengeForm } from '#contract/fields/challenge.ts'
import { toStored } from '#contract/fields/field.ts'
import type { Attachment } from '#contract/models/attachment.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import { scoreAfter } from '#contract/rules/score-curve.ts'

/**
 * The challenge as the server would send it to a team after saving. A title, score or file name that cannot
 * be saved stays as stored.
 */
export function previewChallenge(
  form: ChallengeForm,
  stored: ChallengeEditDetailModel,
): ChallengeDetailModel {
  const flaws = challengeFlaws(form, stored.type)
  const { title, hints, originalScore, minScoreRate, difficulty, fileName } = toStored(CHALLENGE, form)
  const isScored = !flaws.originalScore && !flaws.difficulty
  return {
    id: stored.id,
    title: flaws.title ? stored.title : title,
    content: form.content,
    tag: form.tag,
    hints,
    score: scoreAfter(stored.acceptedCount, {
      originalScore: isScored ? originalScore : stored.originalScore,
      minScoreRate,
      difficulty: isScored ? difficulty : stored.difficulty,
    }),
    type: stored.type,
    context: {
      closeTime: null,
      instanceEntry: null,
      ...attachedTo(stored, (flaws.fileName ? null : fileName) ?? stored.fileName),
    },
  }
}

/** If each team has its own file, the preview shows the first stored one. */
function attachedTo({ type, attachment, flags }: ChallengeEditDetailModel, fileName: string | null) {
  if (type !== 'DynamicAttachment')
    return { url: attachment?.url ?? null, fileSize: attachment?.fileSize ?? null }
  const example = flags.find((flag) => flag.attachment?.url)?.attachment
  return { url: example ? calledOf(example, fileName) : null, fileSize: example?.fileSize ?? null }
}

/** All teams see the same name for a file of this platform. */
function calledOf({ type, url }: Attachment, fileName: string | null): string | null {
  if (type !== 'Local' || url === null || fileName === null) return url
  return url.slice(0, url.lastIndexOf('/') + 1) + encodeURIComponent(fileName)
}
