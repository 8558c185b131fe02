import type { TaskStatus } from '#contract/models/log-names.ts'
import { sweepFiles } from '#server/modules/asset/sweep.ts'
import { changeChallenge, type Place } from '#server/modules/challenge/change.ts'
import { filesOn } from '#server/store/files.ts'
import type { Around } from '#server/wire/serve.ts'

/** Without its last flag nobody could solve the challenge: it is disabled. A flag that was generated for a team is not to be found. */
export async function removeFlag(place: Place & { fId: number }, around: Around): Promise<TaskStatus> {
  const unlinked = await changeChallenge(place, around, async (challenge, { flags, challenges, sql }) => {
    const removed = await flags.remove(challenge.id, place.fId)
    if (removed === null) return null
    const isUnsolvable = challenge.type !== 'DynamicContainer' && !(await flags.exist(challenge.id))
    if (challenge.isEnabled && isUnsolvable) await challenges.update(challenge.id, { ...challenge, isEnabled: false })
    return removed.fileHash === null ? [] : filesOn(sql).unlink([removed.fileHash])
  })
  if (unlinked === null) return 'NotFound'
  await sweepFiles(unlinked, around)
  return 'Success'
}
