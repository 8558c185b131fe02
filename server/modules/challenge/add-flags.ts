import type { flagCreateModel } from '#contract/models/flag.ts'
import type { Read } from '#contract/schema.ts'
import { MAX_FLAGS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { resolveTargets } from './attachment-target.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { changeChallenge, tellOfFlags } from './change-challenge.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { checkFlagKind, comparesEach } from './flag-kind.ts'
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
  return changeChallenge(place, { store, publish, clock }, async (challenge, tables, game, changes) => {
    const { id, title } = challenge
    const targets = await resolveTargets(wishes, tables)
    // Trims the flags, because submissions are trimmed too.
    const added = wishes.map(({ flag }, at) => ({ flag: flag.trim(), target: targets[at] ?? null }))
    if (comparesEach(challenge))
      checkFlagKind(
        challenge,
        [...(await tables.flags.list(id)), ...added].map(({ flag }) => flag),
      )
    await tables.flags.add(id, added)
    await tellOfFlags(challenge, { tables, game, changes }, { clock })
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
