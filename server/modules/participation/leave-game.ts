import { deleteUnlinkedFiles, type UnlinkServices } from '#server/modules/asset/delete-unlinked.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/**
 * Only players of a pending or rejected team can leave. The participation is deleted with its last player,
 * unless it is rejected and the game has no review.
 */
export async function leaveGame(
  gameId: number,
  actor: Actor,
  services: UnlinkServices & Pick<Services, 'publish'>,
): Promise<null> {
  const { unlinked, isShown } = await services.store.transaction(async (tables) => {
    const { hidden, acceptWithoutReview } = await lockGame(gameId, tables)
    const isShown = !hidden
    const { participations, files } = tables
    const own = await participations.ofUser(gameId, actor.id)
    if (own === null) throw refuse(400, 'notPlaying')
    if (own.status !== 'Pending' && own.status !== 'Rejected') throw refuse(400, 'leaveTooLate')
    // Locks the participation before its players, in the same order as a deletion of the team.
    await participations.lock(own.id)
    await participations.removeMember(own.id, actor.id)
    // The participation stays, because a rejected team could join again and be accepted otherwise.
    if (own.status === 'Rejected' && acceptWithoutReview) return { unlinked: [], isShown }
    if ((await participations.countMembers(own.id)) > 0) return { unlinked: [], isShown }
    const writeup = await participations.writeupOf(own.id)
    await participations.delete(own.id)
    return { unlinked: writeup === null ? [] : await files.unlink([writeup.fileHash]), isShown }
  })
  services.publish([
    { kind: 'players-changed', gameId, isHidden: !isShown },
    { kind: 'game-teams-changed', gameId },
    { kind: 'player-moved', userId: actor.id },
  ])
  await deleteUnlinkedFiles(unlinked, services)
  return null
}
