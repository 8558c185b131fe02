import type { PairState } from '#contract/models/pair-states.ts'
import type { TeamPairs } from '#contract/models/team-pairs.ts'
import { refuse } from '#server/http/refusal.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { requireRoom } from '#server/modules/room-pages/page-parts.ts'
import type { Services } from '#server/modules/services.ts'
import { listTeamPairs } from './list-team-pairs.ts'

type Needed = Pick<Services, 'store' | 'publish' | 'clock' | 'teamLinks'>
interface Pair {
  id: number
  participationId: number
  otherId: number
}

/** Any two teams of the game, because a pair may lose its links while somebody reads the list. */
export async function setPairState(
  { id, participationId, otherId }: Pair,
  { state, was }: { state: PairState; was: PairState },
  by: AuditActor,
  services: Needed,
): Promise<TeamPairs> {
  await requireRoom(id, by.actor, services)
  await commit(services, async (tables, changes) => {
    const ids = [Math.min(participationId, otherId), Math.max(participationId, otherId)] as const
    // In a fixed order, so that two organisers wait for each other and never for ever.
    for (const each of ids) await tables.participations.lock(each)
    const teams = (await tables.teamPairs.teams(id, ids)).sort((a, b) => a.id - b.id)
    const [one, other] = teams
    if (one === undefined || other === undefined) throw refuse(404, 'participationMissing')
    const before = (await tables.pairStates.of(ids))?.state ?? 'Open'
    if (before !== was) throw refuse(409, 'pairChanged')
    if (state === before) return
    const { name: setBy } = by.actor
    changes.push({ kind: 'pairs-changed', gameId: id })
    await tables.pairStates.set(ids, state === 'Open' ? null : { state, at: services.clock.now(), setBy })
    const of = { kind: 'participation', id: one.id, name: one.name, gameId: id } as const
    const facts = { before: { status: before }, after: { status: state, team: other.name } }
    await writeAudit(tables, by, { act: 'PairStateChanged', of, ...facts }, services)
  })
  return listTeamPairs(id, by.actor, services)
}
