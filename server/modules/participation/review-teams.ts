import type { TeamReviewModel, TeamReviewResultModel } from '#contract/models/team-review.ts'
import { requireBulk } from '#server/http/batch.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Services } from '#server/modules/services.ts'
import { requireStored } from './rule-participation.ts'

/** Stores all in one transaction, with one audit entry. */
export async function reviewTeams(
  gameId: number,
  { status, teams, reason }: TeamReviewModel,
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock'>,
): Promise<TeamReviewResultModel> {
  const stored = requireStored(status)
  requireBulk(teams)
  const banReason = stored === 'Suspended' && reason?.trim() ? reason.trim() : null
  return commit(services, async (tables, changes) => {
    const { title } = await lockGame(gameId, tables)
    const { teamReviews, boardFacts } = tables
    const seen = new Map(teams.map((team) => [team.id, team.status]))
    const locked = await teamReviews.lock(gameId, [...seen.keys()])
    const ruled = locked.filter((team) => team.status === seen.get(team.id) && team.status !== stored)
    const done = ruled.map(({ id }) => id)
    const changed = missedBy(teams, locked, done)
    if (done.length === 0) return { done, changed }
    for (const { participationId, seq } of await teamReviews.setStatus(done, stored, banReason)) {
      const item = { kind: 'participation' as const, status: stored }
      changes.push({ kind: 'team-item', participationId, item, seq })
    }
    if (stored === 'Suspended') await tables.pairStates.noteBan(done, by.actor.name)
    const members = stored === 'Accepted' ? await teamReviews.fix(done) : []
    if (members.length > 0) changes.push({ kind: 'own-teams-changed', members })
    const isMoved = stored === 'Accepted' || ruled.some((team) => team.status === 'Accepted')
    if (isMoved && (await teamReviews.haveReleased(done, services.clock.now()))) {
      const facts = await boardFacts.append(gameId, [{ kind: 'change' }])
      changes.push({ kind: 'board-facts', gameId, facts })
    }
    changes.push({ kind: 'game-teams-changed', gameId })
    const names = ruled.map(({ name }) => name)
    const before = { status: [...new Set(ruled.map((team) => team.status))] }
    const of = { kind: 'game', id: gameId, name: title } as const
    const why = banReason === null ? {} : { reason: banReason }
    const after = { status: stored, count: done.length, names, ...why }
    await writeAudit(tables, by, { act: 'TeamsReviewed', of, before, after }, services)
    return { done, changed }
  })
}

function missedBy(
  teams: TeamReviewModel['teams'],
  locked: readonly { id: number; name: string }[],
  done: readonly number[],
): TeamReviewResultModel['changed'] {
  const names = new Map(locked.map(({ id, name }) => [id, name]))
  const isDone = new Set(done)
  return teams.filter(({ id }) => !isDone.has(id)).map(({ id }) => ({ id, name: names.get(id) ?? '' }))
}
