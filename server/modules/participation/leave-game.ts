import { deleteUnlinkedFiles } from '#server/modules/asset/delete-unlinked.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { filesOn } from '#server/store/files.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/** Only who has not been let in can go. With the last player goes the participation, and all that hangs on it. */
export async function leaveGame(gameId: number, actor: Actor, around: Services): Promise<null> {
  const unlinked = await around.store.transaction(async (tables) => {
    await lockGame(gameId, tables)
    const { participations, sql } = tables
    const own = await participations.ofUser(gameId, actor.id)
    if (own === null) throw refuse(400, 'notPlaying')
    if (own.status !== 'Pending' && own.status !== 'Rejected') throw refuse(400, 'leaveTooLate')
    // Before its players: a team that is deleted meanwhile takes the two in this order.
    await participations.lock(own.id)
    await participations.removeMember(own.id, actor.id)
    if ((await participations.countMembers(own.id)) > 0) return []
    const writeup = await participations.writeupOf(own.id)
    await participations.delete(own.id)
    return writeup === null ? [] : filesOn(sql).unlink([writeup.fileHash])
  })
  around.live.rejoin(actor.id)
  await deleteUnlinkedFiles(unlinked, around)
  return null
}
