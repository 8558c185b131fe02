import { CHALLENGE } from '#contract/fields/challenge.ts'
import { blankForm, toStored } from '#contract/fields/field.ts'
import type { ArchivedAttachment, ArchivedChallenge } from '#contract/models/game-archive.ts'
import { cleanName } from '#server/modules/asset/file-name.ts'
import { applyPatch } from '#server/modules/challenge/challenge-patch.ts'
import type { AttachmentTarget } from '#server/store/attachments.ts'
import type { ChallengeFields } from '#server/store/challenges.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import { attachmentsOf } from './to-archive.ts'

const FRESH: ChallengeFields = {
  ...toStored(CHALLENGE, blankForm(CHALLENGE)),
  flagTemplate: null,
  opensAt: null,
  closesAt: null,
  fileName: 'attachment',
  isEnabled: false,
}

/** Adds archived challenges to a game, with their flags and prerequisites. Returns their ids. */
export async function plantChallenges(
  gameId: number,
  challenges: readonly ArchivedChallenge[],
  tables: Tables,
): Promise<number[]> {
  const planted: number[] = []
  for (const challenge of challenges) planted.push(await plantChallenge(gameId, challenge, tables))
  for (const [place, { prerequisites }] of challenges.entries()) {
    const own = planted[place]
    const needed = prerequisites.flatMap((at) => planted[at] ?? [])
    if (own !== undefined && needed.length > 0) await tables.challenges.setPrerequisites(own, needed)
  }
  return planted
}

/** Links to stored files. Refuses if one is missing, because it may have been deleted after it was stored. */
export async function linkFiles(hashes: readonly string[], { files }: Pick<Tables, 'files'>): Promise<void> {
  if (hashes.length === 0) return
  const linked = await files.link(hashes)
  if (hashes.some((hash) => !linked.has(hash))) throw refuse(400, 'attachmentFileMissing')
}

export const hashesOf = (challenges: readonly ArchivedChallenge[]): string[] =>
  challenges.flatMap(attachmentsOf).flatMap(({ fileHash }) => fileHash ?? [])

async function plantChallenge(
  gameId: number,
  challenge: ArchivedChallenge,
  { challenges, attachments, flags }: Tables,
): Promise<number> {
  const { title, tag, type, attachment, flags: written } = challenge
  const id = await challenges.create({ gameId, title, tag, type })
  await challenges.update(id, applyPatch(FRESH, { ...challenge, prerequisites: [] }))
  const target = targetOf(attachment)
  if (target !== null) await attachments.setOfChallenge(id, target)
  const added = written.map(({ flag, attachment: own }) => ({ flag: flag.trim(), target: targetOf(own) }))
  if (added.length > 0) await flags.add(id, added)
  return id
}

function targetOf(attachment: ArchivedAttachment | null): AttachmentTarget | null {
  const { attachmentType, fileHash = null, name, remoteUrl } = attachment ?? {}
  if (attachmentType === 'Remote') return { type: 'Remote', url: remoteUrl ?? '' }
  return attachmentType === 'Local' && fileHash !== null
    ? { type: 'Local', fileHash, name: cleanName(name ?? 'file') }
    : null
}
