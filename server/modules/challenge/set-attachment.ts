import { gameNow } from '#contract/rules/game-clock.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import { deleteUnlinkedFiles, type UnlinkServices } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { changeChallenge, tellTeams } from './change-challenge.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { resolveTargets, type AttachmentInput } from './attachment-target.ts'
import { toAttachment } from '#server/serializers/attachment.ts'

export async function setAttachment(
  place: ChallengeRef,
  wish: AttachmentInput,
  by: AuditActor,
  services: UnlinkServices & Pick<Services, 'publish' | 'clock'>,
): Promise<null> {
  const unlinked = await changeChallenge(place, services, async (challenge, tables, game, changes) => {
    const { id, type, title } = challenge
    const attached = toAttachment(await tables.attachments.ofChallenge(id))
    if (type === 'DynamicAttachment') throw refuse(400, 'attachmentBelongsToFlags')
    const before = await tables.attachments.removeOfChallenge(id)
    const files = tables.files
    await files.lock([before, wish.fileHash].filter((hash) => hash !== null))
    // Resolves the new attachment before it ends the old link, because both may be the same file.
    const [target = null] = await resolveTargets([wish], tables)
    if (target !== null) await tables.attachments.setOfChallenge(id, target)
    const loose = before === null ? [] : await files.unlink([before])
    const attachedNow = toAttachment(await tables.attachments.ofChallenge(id))
    if (isOut(challenge, gameNow(game, services.clock.now())) && attached?.url !== attachedNow?.url)
      await tellTeams(id, tables, changes)
    const facts = {
      before: { attachment: attached?.url ?? null },
      after: { attachment: attachedNow?.url ?? null },
    }
    await writeAudit(
      tables,
      by,
      { act: 'AttachmentChanged', of: { kind: 'challenge', id, name: title, gameId: place.id }, ...facts },
      services,
    )
    return loose
  })
  await deleteUnlinkedFiles(unlinked, services)
  return null
}
