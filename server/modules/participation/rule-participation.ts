import type { ParticipationStatus } from '#contract/models/participation.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { changeStatus, publishStatus } from './change-status.ts'

/** From any status to any. A team that is no longer accepted stays frozen until its games have ended. */
export async function ruleParticipation(
  id: number,
  status: ParticipationStatus,
  by: AuditActor,
  around: Pick<Services, 'store' | 'boards' | 'streams' | 'keeper' | 'clock'>,
): Promise<null> {
  const { store } = around
  if (status === 'Unsubmitted') throw refuse(400, 'fieldMalformed', { field: 'status' })
  const missing = refuse(404, 'participationMissing')
  const found = await store.participations.byId(id)
  if (found === null) throw missing
  const change = await store.transaction(async (tables) => {
    await lockGame(found.gameId, tables)
    // The team before its participation, as for whoever deletes it; it may have been withdrawn by now.
    const team = await tables.teams.lock(found.teamId)
    const participation = await tables.participations.lock(id)
    if (participation === null) throw missing
    const put = await changeStatus(participation, status, tables)
    const of = { kind: 'participation', id, name: team?.name ?? null } as const
    const facts = { before: { status: participation.status }, after: { status } }
    await writeAudit(tables, by, { act: 'ParticipationRuled', of, ...facts }, around)
    return put
  })
  publishStatus(change, around)
  return null
}
