import type { TeamEntryInput, TeamEntryModel } from '#contract/models/team-changes.ts'
import { refuse } from '#server/http/refusal.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { phaseOf } from '#server/modules/game/phase-of.ts'
import { signTeamToken } from '#server/modules/game/signing-keys.ts'
import { changeStatus, publishStatus } from '#server/modules/participation/change-status.ts'
import type { Services } from '#server/modules/services.ts'
import type { TeamWithMembers } from '#server/store/rows/team.ts'
import type { Tables } from '#server/store/store.ts'
import { knownOrganization } from './change-team-in-game.ts'

/** The organiser's act is the approval, so the team is accepted whether or not the game has a review. */
export async function enterTeam(
  gameId: number,
  { teamId, organization }: TeamEntryInput,
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'config'>,
): Promise<TeamEntryModel> {
  const { store, publish, clock, config } = services
  const { answer, change, isHidden, players } = await store.transaction(async (tables) => {
    const game = await lockGame(gameId, tables)
    if (phaseOf(game, clock.now()) === 'ended') throw refuse(400, 'gameOver')
    if ((await tables.teams.lock(teamId)) === null) throw refuse(404, 'teamMissing')
    const team = await tables.teams.withMembers(teamId)
    if (team === null) throw refuse(404, 'teamMissing')
    if ((await tables.participations.ofTeam(gameId, teamId)) !== null) throw refuse(400, 'teamInGame')
    const wanted = knownOrganization(game, organization ?? null)
    const { free, elsewhere } = await freeMembers(gameId, team, tables)
    const { teamMemberCountLimit: limit } = game
    if (free.length === 0) throw refuse(400, 'teamWithoutPlayers')
    if (limit > 0 && free.length > limit) throw refuse(400, 'teamTooBig', { count: free.length, limit })
    const place = { gameId, teamId, status: 'Pending' as const }
    const token = signTeamToken((await tables.games.privateKeyOf(gameId)) ?? '', teamId, config.xorKey)
    const entry = { ...place, organization: wanted, token, createdAt: clock.now() }
    const participationId = await tables.participations.create(entry)
    for (const userId of free) await tables.participations.addMember({ participationId, gameId, userId })
    const accepted = { ...place, id: participationId }
    const change = await changeStatus(accepted, 'Accepted', tables, clock.now())
    const of = { kind: 'participation', id: participationId, name: team.name, gameId } as const
    const after = { status: 'Accepted', organization: wanted, count: free.length }
    await writeAudit(tables, by, { act: 'TeamEntered', of, after }, services)
    const answer = { participationId, players: free.length, elsewhere }
    return { answer, change, isHidden: game.hidden, players: free }
  })
  publishStatus(change, services)
  publish([
    { kind: 'players-changed', gameId, isHidden },
    { kind: 'game-teams-changed', gameId },
    ...players.map((userId) => ({ kind: 'player-moved' as const, userId })),
  ])
  return answer
}

/** Removes rejected registrations of members, as when a member joins another team. */
async function freeMembers(
  gameId: number,
  { members }: Pick<TeamWithMembers, 'members'>,
  { participations }: Tables,
): Promise<{ free: string[]; elsewhere: string[] }> {
  const [free, elsewhere]: [string[], string[]] = [[], []]
  for (const { id, name } of members) {
    const own = await participations.ofUser(gameId, id)
    if (own !== null && own.status !== 'Rejected') {
      elsewhere.push(name)
      continue
    }
    if (own !== null) await participations.removeMember(own.id, id)
    free.push(id)
  }
  return { free, elsewhere }
}
