import type { TaskStatus } from '#contract/models/log-names.ts'
import { deleteUnlinkedFiles, type UnlinkServices } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { changeChallenge, tellOfFlags } from './change-challenge.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import type { Services } from '#server/modules/services.ts'

/**
 * Also disables the challenge after its last flag, because nobody could solve it. Flags that were generated
 * for teams cannot be removed.
 */
export async function removeFlag(
  place: ChallengeRef & { fId: number },
  by: AuditActor,
  services: UnlinkServices & Pick<Services, 'publish' | 'clock'>,
): Promise<TaskStatus> {
  const unlinked = await changeChallenge(place, services, async (challenge, tables, game, changes) => {
    const { flags, challenges, files } = tables
    const removed = await flags.remove(challenge.id, place.fId)
    if (removed === null) return null
    await tellOfFlags(challenge, { tables, game, changes }, services)
    const isUnsolvable = challenge.type !== 'DynamicContainer' && !(await flags.exist(challenge.id))
    const isDisabled = challenge.isEnabled && isUnsolvable
    if (isDisabled) await challenges.update(challenge.id, { ...challenge, isEnabled: false })
    const loose = removed.fileHash === null ? [] : await files.unlink([removed.fileHash])
    const of = { kind: 'challenge', id: challenge.id, name: challenge.title, gameId: place.id } as const
    await writeAudit(
      tables,
      by,
      { act: 'FlagRemoved', of, after: { flagId: place.fId, ...(isDisabled ? { isEnabled: false } : {}) } },
      services,
    )
    return loose
  })
  if (unlinked === null) return 'NotFound'
  await deleteUnlinkedFiles(unlinked, services)
  return 'Success'
}
