import type { flagCreateModel } from '#contract/models/flag.ts'
import type { Read } from '#contract/schema.ts'
import { MAX_FLAGS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { resolveTargets } from './attachment-target.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { changeChallenge } from './change-challenge.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { checkListLength } from '#server/http/length-limits.ts'
import type { Services } from '#server/modules/services.ts'

type FlagWish = Read<typeof flagCreateModel>

/**
 * Adds all flags in their order or none. Equal flags stay separate, because each may be assigned to a team.
 */
export async function addFlags(
  place: ChallengeRef,
  wishes: readonly FlagWish[],
  by: AuditActor,
  { store, publish, clock }: Pick<Services, 'store' | 'publish' | 'clock'>,
): Promise<null> {
  checkListLength('flags', wishes, MAX_FLAGS_AT_ONCE)
  return changeChallenge(place, { store, publish, clock }, async ({ id, title }, tables) => {
    const targets = await resolveTargets(wishes, tables)
    // Trims the flags, because submissions are trimmed too.
    await tables.flags.add(
      id,
      wishes.map(({ flag }, at) => ({ flag: flag.trim(), target: targets[at] ?? null })),
    )
    await writeAudit(
      tables,
      by,
      {
        act: 'FlagsAdded',
        of: { kind: 'challenge', id, name: title, gameId: place.id },
        after: { count: wishes.length },
      },
      { clock },
    )
    return null
  })
}
