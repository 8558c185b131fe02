import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Participation, StoredParticipationStatus } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import { teamStreamsOn } from '#server/store/team-streams.ts'
import type { Services } from '#server/modules/services.ts'

/** The effects to publish after the transaction. */
export interface StatusChange {
  gameId: number
  facts: NumberedFact[]
  /** The item for the team; null if its status is unchanged. */
  news: { participationId: number; status: StoredParticipationStatus; seq: number } | null
}

/**
 * Makes every change of a status except players joining and leaving. The game and the team must be locked.
 * Accepted users cannot change teams, and get an instance of each enabled challenge.
 */
export async function changeStatus(
  before: Participation,
  status: StoredParticipationStatus,
  tables: Tables,
): Promise<StatusChange> {
  const { id, gameId, teamId } = before
  const seq = before.status === status ? null : await noteStatus(id, status, tables)
  let made = 0
  if (status === 'Accepted') {
    await tables.teams.setLocked(teamId, true)
    made = await tables.instances.make(id)
  }
  const isMoved = (before.status === 'Accepted') !== (status === 'Accepted')
  const isSeen = made > 0 || (isMoved && (await tables.instances.hasEnabled(id)))
  return {
    gameId,
    facts: isSeen ? await tables.boardFacts.append(gameId, [{ kind: 'change' }]) : [],
    news: seq === null ? null : { participationId: id, status, seq },
  }
}

async function noteStatus(
  id: number,
  status: StoredParticipationStatus,
  { participations, sql }: Tables,
): Promise<number> {
  await participations.setStatus(id, status)
  return teamStreamsOn(sql).append(id, { kind: 'participation', status })
}

export function publishStatus(
  { gameId, facts, news }: StatusChange,
  { boards, streams, containerManager }: Pick<Services, 'boards' | 'streams' | 'containerManager'>,
): void {
  boards.apply(gameId, facts)
  if (news === null) return
  containerManager.checkNow()
  const { participationId, status, seq } = news
  streams.append({ stream: 'team', participation: participationId }, seq, [{ kind: 'participation', status }])
}
