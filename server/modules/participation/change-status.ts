import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Change } from '#server/live/change.ts'
import type { Participation, StoredParticipationStatus } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import type { Services } from '#server/modules/services.ts'

/** The effects of a ruling. They must be published after the transaction. */
export interface StatusChange {
  gameId: number
  facts: NumberedFact[]
  /** The item for the team. Null: its status is unchanged. */
  news: { participationId: number; status: StoredParticipationStatus; seq: number } | null
  /** The members of a team that this change has locked. */
  locked: readonly string[]
}

/**
 * The game and the team must be locked. Accepting a team fixes its members and assigns it all enabled
 * challenges.
 */
export async function changeStatus(
  before: Participation,
  status: StoredParticipationStatus,
  tables: Tables,
  now: number,
): Promise<StatusChange> {
  const { id, gameId, teamId } = before
  const seq = before.status === status ? null : await noteStatus(id, status, tables)
  let made = 0
  let locked: string[] = []
  if (status === 'Accepted') {
    const team = await tables.teams.withMembers(teamId)
    if (team?.locked === false) locked = team.members.map((member) => member.id)
    await tables.teams.setLocked(teamId, true)
    made = await tables.instances.make(id)
  }
  const isMoved = (before.status === 'Accepted') !== (status === 'Accepted')
  const isSeen = (made > 0 || isMoved) && (await tables.instances.hasReleased(id, now))
  return {
    gameId,
    facts: isSeen ? await tables.boardFacts.append(gameId, [{ kind: 'change' }]) : [],
    news: seq === null ? null : { participationId: id, status, seq },
    locked,
  }
}

async function noteStatus(
  id: number,
  status: StoredParticipationStatus,
  { participations, teamItems }: Tables,
): Promise<number> {
  await participations.setStatus(id, status)
  return teamItems.append(id, { kind: 'participation', status })
}

export function publishStatus(
  { gameId, facts, news, locked }: StatusChange,
  { publish }: Pick<Services, 'publish'>,
): void {
  const changes: Change[] = [{ kind: 'board-facts', gameId, facts }]
  if (news !== null) {
    const { participationId, status, seq } = news
    changes.push({ kind: 'team-item', participationId, item: { kind: 'participation', status }, seq })
  }
  if (locked.length > 0) changes.push({ kind: 'own-teams-changed', members: locked })
  publish(changes)
}
