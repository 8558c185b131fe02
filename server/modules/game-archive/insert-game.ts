import { CHALLENGE } from '#contract/fields/challenge.ts'
import { blankForm, toStored } from '#contract/fields/field.ts'
import type { ArchivedAttachment, ArchivedChallenge, GameArchive } from '#contract/models/game-archive.ts'
import { instant } from '#contract/models/time.ts'
import { inTagOrder } from '#contract/rules/category-label.ts'
import { cleanName } from '#server/modules/asset/file-name.ts'
import { applyPatch } from '#server/modules/challenge/challenge-patch.ts'
import { fieldsOf } from '#server/modules/game/game-fields.ts'
import type { GameKeys } from '#server/modules/game/signing-keys.ts'
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

/** Creates a game from an archive whose files are stored, and links to them. Returns its id. */
export async function insertGame(
  { game, challenges, hasOwnOrder, categories, notices }: GameArchive,
  keys: GameKeys,
  tables: Tables,
): Promise<number> {
  const { poster, ...wish } = game
  const hashes = [poster, ...challenges.flatMap(attachmentsOf).map(({ fileHash }) => fileHash)].filter(
    (hash) => hash !== null,
  )
  const linked = hashes.length === 0 ? new Map<string, string>() : await tables.files.link(hashes)
  // A file may have been deleted after it was stored.
  if (hashes.some((hash) => !linked.has(hash))) throw refuse(400, 'attachmentFileMissing')
  const id = await tables.games.create({ ...fieldsOf(wish, null), ...keys, posterHash: poster })
  if (categories.length > 0) await tables.games.setCategories(id, inTagOrder(categories))
  const planted: number[] = []
  for (const challenge of challenges) planted.push(await plantChallenge(id, challenge, tables))
  for (const [place, { prerequisites }] of challenges.entries()) {
    const own = planted[place]
    const needed = prerequisites.flatMap((at) => planted[at] ?? [])
    if (own !== undefined && needed.length > 0) await tables.challenges.setPrerequisites(own, needed)
  }
  if (hasOwnOrder) await tables.challenges.setOrder(id, planted)
  for (const { content, time } of notices)
    await tables.notices.create({ gameId: id, type: 'Normal', content, at: instant(time) })
  return id
}

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
