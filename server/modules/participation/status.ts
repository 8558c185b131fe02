import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Participation, StoredParticipationStatus } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * Every change of a status but the coming and going of players; the game and the team are locked. Whoever is accepted is frozen in his team and gets
 * all that is enabled. Answers what the game's board has to be told.
 */
export async function putStatus(before: Participation, status: StoredParticipationStatus, tables: Tables): Promise<NumberedFact[]> {
  const { id, gameId, teamId } = before
  if (before.status !== status) await tables.participations.setStatus(id, status)
  let made = 0
  if (status === 'Accepted') {
    await tables.teams.setLocked(teamId, true)
    made = await tables.instances.make(id)
  }
  const isMoved = (before.status === 'Accepted') !== (status === 'Accepted')
  const isSeen = made > 0 || (isMoved && (await tables.instances.hasEnabled(id)))
  return isSeen ? tables.boardFacts.append(gameId, [{ kind: 'change' }]) : []
}
