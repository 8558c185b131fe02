import type { AcceptedFinding, FindingAcceptanceInput } from '#contract/models/accepted-findings.ts'
import { toIso } from '#contract/models/time.ts'
import { refuse } from '#server/http/refusal.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Services } from '#server/modules/services.ts'

type Needed = Pick<Services, 'store' | 'publish' | 'clock'>

export async function listAcceptedFindings(
  gameId: number,
  { store }: Pick<Services, 'store'>,
): Promise<AcceptedFinding[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  const rows = await store.acceptedFindings.list(gameId)
  return rows.map(({ kind, challengeId, detail, by, at }) => ({
    kind,
    challengeId: challengeId === 0 ? null : challengeId,
    detail: detail === '' ? null : detail,
    by,
    at: toIso(at),
  }))
}

/** The detail may be a flag, so the audit names only the kind and the challenge. */
export async function acceptFinding(
  gameId: number,
  { kind, challengeId, detail, isAccepted }: FindingAcceptanceInput,
  by: AuditActor,
  services: Needed,
): Promise<AcceptedFinding[]> {
  await commit(services, async (tables, changes) => {
    const { title } = await lockGame(gameId, tables)
    const finding = { kind, challengeId: challengeId ?? 0, detail: detail ?? '' }
    const accepted = { ...finding, by: by.actor.name, at: services.clock.now() }
    const isChanged = isAccepted
      ? await tables.acceptedFindings.add(gameId, accepted)
      : await tables.acceptedFindings.remove(gameId, finding)
    if (!isChanged) return
    changes.push({ kind: 'attention-changed', gameId })
    const challenge = challengeId ? await tables.challenges.byId(gameId, challengeId) : null
    const of = { kind: 'game', id: gameId, name: title } as const
    const named = { finding: kind, ...(challenge ? { title: challenge.title } : {}) }
    const facts = isAccepted ? { after: named } : { before: named }
    await writeAudit(tables, by, { act: 'FindingAccepted', of, ...facts }, services)
  })
  return listAcceptedFindings(gameId, services)
}
