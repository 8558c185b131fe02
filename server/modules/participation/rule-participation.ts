import type { BatchResultModel } from '#contract/models/batch.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { Language } from '#contract/rules/language.ts'
import { requireBatch, toBatchResult } from '#server/http/batch.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Participation, StoredParticipationStatus } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import { changeStatus, publishStatus, type StatusChange } from './change-status.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock'>

/**
 * Changes any status to any other. A team that is no longer accepted stays locked until its games have ended.
 */
export async function ruleParticipation(
  id: number,
  status: ParticipationStatus,
  by: AuditActor,
  services: Needs,
): Promise<null> {
  const { store } = services
  const stored = requireStored(status)
  const found = await store.participations.byId(id)
  if (found === null) throw refuse(404, 'participationMissing')
  const change = await store.transaction(async (tables) => {
    await lockGame(found.gameId, tables)
    return ruleLocked(found, stored, by, tables, services)
  })
  publishRuling(change, services)
  return null
}

/** Runs in one transaction. Missing participations are reported and do not stop the others. */
export async function ruleParticipations(
  ids: readonly number[],
  status: ParticipationStatus,
  by: AuditActor,
  language: Language,
  services: Needs,
): Promise<BatchResultModel[]> {
  const { store } = services
  const stored = requireStored(status)
  requireBatch(ids)
  const { results, changes } = await store.transaction(async (tables) => {
    const found = new Map<number, Participation>()
    for (const id of ids) {
      const one = await tables.participations.byId(id)
      if (one !== null) found.set(id, one)
    }
    // Locks in a fixed order, so that two batches cannot deadlock.
    for (const gameId of [...new Set([...found.values()].map((one) => one.gameId))].toSorted((a, b) => a - b))
      await tables.games.lock(gameId)
    const changes: StatusChange[] = []
    const told = new Map<number, BatchResultModel>()
    for (const id of [...new Set(ids)].toSorted(
      (a, b) => (found.get(a)?.teamId ?? 0) - (found.get(b)?.teamId ?? 0),
    )) {
      const rule = async () => {
        const one = found.get(id)
        if (!one) throw refuse(404, 'participationMissing')
        changes.push(await ruleLocked(one, stored, by, tables, services))
      }
      told.set(id, await toBatchResult(id, language, rule))
    }
    return { results: ids.flatMap((id) => told.get(id) ?? []), changes }
  })
  for (const change of changes) publishRuling(change, services)
  return results
}

/**
 * The game must be locked. The team is locked before its participation, as in a deletion. The participation
 * may have been withdrawn.
 */
async function ruleLocked(
  { id, teamId }: Participation,
  status: StoredParticipationStatus,
  by: AuditActor,
  tables: Tables,
  services: Pick<Services, 'clock'>,
): Promise<StatusChange> {
  const team = await tables.teams.lock(teamId)
  const participation = await tables.participations.lock(id)
  if (participation === null) throw refuse(404, 'participationMissing')
  const put = await changeStatus(participation, status, tables, services.clock.now())
  if (status === 'Suspended') await tables.pairStates.noteBan([id], by.actor.name)
  const of = { kind: 'participation', id, name: team?.name ?? null, gameId: participation.gameId } as const
  const facts = { before: { status: participation.status }, after: { status } }
  await writeAudit(tables, by, { act: 'ParticipationRuled', of, ...facts }, services)
  return put
}

export function requireStored(status: ParticipationStatus): StoredParticipationStatus {
  if (status === 'Unsubmitted') throw refuse(400, 'fieldMalformed', { field: 'status' })
  return status
}

function publishRuling(change: StatusChange, { publish }: Pick<Services, 'publish'>): void {
  publishStatus(change, { publish })
  publish([{ kind: 'game-teams-changed', gameId: change.gameId }])
}
