import { sweepFiles } from '#server/modules/asset/sweep.ts'
import { changeChallenge, type Place } from '#server/modules/challenge/change.ts'
import { filesOn } from '#server/store/files.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import { linkAll, type AttachmentWish } from './link.ts'

/** Sets, replaces or removes the one that all teams share. */
export async function setAttachment(place: Place, wish: AttachmentWish, around: Around): Promise<null> {
  const unlinked = await changeChallenge(place, around, async ({ id, type }, tables) => {
    if (type === 'DynamicAttachment') throw refuse(400, 'attachmentBelongsToFlags')
    const before = await tables.attachments.removeOfChallenge(id)
    const files = filesOn(tables.sql)
    await files.lock([before, wish.fileHash].filter((hash) => hash !== null))
    // Before the old link ends: it may be to the very same file.
    const [target = null] = await linkAll([wish], tables)
    if (target !== null) await tables.attachments.setOfChallenge(id, target)
    return before === null ? [] : files.unlink([before])
  })
  await sweepFiles(unlinked, around)
  return null
}
