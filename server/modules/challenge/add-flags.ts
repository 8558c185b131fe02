import type { flagCreateModel } from '#contract/models/flag.ts'
import type { Read } from '#contract/schema.ts'
import { MOST_FLAGS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { linkAll } from './attachment-target.ts'
import { audit, type By } from '#server/modules/audit/write-audit.ts'
import { changeChallenge, type Place } from './change-challenge.ts'
import { boundList } from '#server/http/length-limits.ts'
import type { Around } from '#server/modules/services.ts'

type FlagWish = Read<typeof flagCreateModel>

/** All or none, in their order. The same flag twice is two: each may be given to a team of its own. */
export async function addFlags(place: Place, wishes: readonly FlagWish[], by: By, around: Around): Promise<null> {
  boundList('flags', wishes, MOST_FLAGS_AT_ONCE)
  return changeChallenge(place, around, async ({ id, title }, tables) => {
    const targets = await linkAll(wishes, tables)
    // What players hand in is compared without the blanks around it.
    await tables.flags.add(
      id,
      wishes.map(({ flag }, at) => ({ flag: flag.trim(), target: targets[at] ?? null })),
    )
    await audit(tables, by, { act: 'FlagsAdded', of: { kind: 'challenge', id, name: title }, after: { count: wishes.length } }, around)
    return null
  })
}
