import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import type { Services } from '#server/modules/services.ts'
import type { VersionCheck, Versioned } from '#server/http/version.ts'
import { changeChallenge } from './change-challenge.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { readChallenge } from './challenge-edit-detail.ts'
import { checkLengths, SECRET_FIELDS, toAuditedFields, type ChallengePatch } from './challenge-patch.ts'
import { saveChallenge } from './save-challenge.ts'

export async function updateChallenge(
  place: ChallengeRef,
  wish: ChallengePatch,
  stillThe: VersionCheck,
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock'>,
): Promise<Versioned<ChallengeEditDetailModel>> {
  checkLengths(wish)
  const now = services.clock.now()
  return changeChallenge(place, services, async (before, tables, game, changes) => {
    stillThe(before.version)
    const fields = await saveChallenge(before, wish, { tables, game, changes, now })
    const of = { kind: 'challenge', id: before.id, name: before.title, gameId: place.id } as const
    await writeAudit(
      tables,
      by,
      {
        act: 'ChallengeChanged',
        of,
        before: toAuditedFields(before),
        after: toAuditedFields(fields),
        hidden: SECRET_FIELDS,
      },
      services,
    )
    return readChallenge(place, tables)
  })
}
