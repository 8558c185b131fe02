import { sweepFiles } from '#server/modules/asset/delete-unlinked.ts'
import { audit, type By } from '#server/modules/audit/write-audit.ts'
import { changeChallenge, type Place } from './change-challenge.ts'
import { filesOn } from '#server/store/files.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Around } from '#server/modules/services.ts'
import { linkAll, type AttachmentWish } from './attachment-target.ts'
import { toAttachment } from '#server/serializers/attachment.ts'

/** Sets, replaces or removes the one that all teams share. */
export async function setAttachment(place: Place, wish: AttachmentWish, by: By, around: Around): Promise<null> {
  const unlinked = await changeChallenge(place, around, async ({ id, type, title }, tables) => {
    const attached = toAttachment(await tables.attachments.ofChallenge(id))
    if (type === 'DynamicAttachment') throw refuse(400, 'attachmentBelongsToFlags')
    const before = await tables.attachments.removeOfChallenge(id)
    const files = filesOn(tables.sql)
    await files.lock([before, wish.fileHash].filter((hash) => hash !== null))
    // Before the old link ends: it may be to the very same file.
    const [target = null] = await linkAll([wish], tables)
    if (target !== null) await tables.attachments.setOfChallenge(id, target)
    const loose = before === null ? [] : await files.unlink([before])
    const attachedNow = toAttachment(await tables.attachments.ofChallenge(id))
    const facts = { before: { attachment: attached?.url ?? null }, after: { attachment: attachedNow?.url ?? null } }
    await audit(tables, by, { act: 'AttachmentChanged', of: { kind: 'challenge', id, name: title }, ...facts }, around)
    return loose
  })
  await sweepFiles(unlinked, around)
  return null
}
