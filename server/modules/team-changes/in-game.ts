import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { refuse } from '#server/http/refusal.ts'
import type { AuditActor, AuditThing } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { getRoomTeam } from '#server/modules/room-pages/get-room-team.ts'
import type { Services } from '#server/modules/services.ts'
import type { Change } from '#server/live/change.ts'
import type { Game } from '#server/store/games.ts'
import type { Team } from '#server/store/rows/team.ts'
import type { Tables } from '#server/store/store.ts'

export type Needed = Pick<Services, 'store' | 'publish' | 'boards' | 'clock'>
export interface TeamAt {
  id: number
  participationId: number
}
export interface TeamInGame {
  game: Game
  team: Team
  participationId: number
  /** The team as the audit names it. */
  of: AuditThing
}

/**
 * Changes one team of a game and returns its page. `alsoLocks`: another team that the change affects. Locks
 * the game first, then the teams in the order of their ids, then the participation, as everywhere.
 */
export async function changeInGame(
  { id, participationId }: TeamAt,
  { actor }: AuditActor,
  services: Needed,
  work: (found: TeamInGame, tables: Tables, changes: Change[], other: Team | null) => Promise<void>,
  alsoLocks: (tables: Tables) => Promise<number | null> = async () => null,
): Promise<RoomTeamModel> {
  await commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    const found = await tables.participations.byId(participationId)
    if (found === null || found.gameId !== id) throw refuse(404, 'participationMissing')
    const otherId = await alsoLocks(tables)
    const teams = new Map<number, Team | null>()
    for (const teamId of [...new Set([found.teamId, otherId ?? found.teamId])].toSorted((a, b) => a - b))
      teams.set(teamId, await tables.teams.lock(teamId))
    const team = teams.get(found.teamId)
    if (!team) throw refuse(404, 'teamMissing')
    if ((await tables.participations.lock(participationId)) === null)
      throw refuse(404, 'participationMissing')
    const of = { kind: 'participation', id: participationId, name: team.name, gameId: id } as const
    const other = otherId === null || otherId === team.id ? null : (teams.get(otherId) ?? null)
    await work({ game, team, participationId, of }, tables, changes, other)
  })
  return getRoomTeam(id, participationId, actor, services)
}

/** All screens that show these teams, and those of their members. `were`: users who are no longer members. */
export async function membersChanged(
  teamIds: readonly number[],
  were: readonly string[],
  { teams, boards }: Tables,
): Promise<Change[]> {
  const members = new Set(were)
  const games = new Set<number>()
  for (const teamId of teamIds) {
    for (const { id } of (await teams.withMembers(teamId))?.members ?? []) members.add(id)
    for (const gameId of await boards.ofTeam(teamId)) games.add(gameId)
  }
  return [
    ...[...games].map((gameId): Change => ({ kind: 'game-teams-changed', gameId })),
    { kind: 'own-teams-changed', members: [...members] },
  ]
}
