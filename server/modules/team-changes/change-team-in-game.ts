import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { refuse } from '#server/http/refusal.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { getRoomTeam } from '#server/modules/room-pages/get-room-team.ts'
import { changeTeam, captaincyLock } from '#server/modules/team/change-team.ts'
import { MAX_CAPTAINCIES } from '#server/modules/team/members.ts'
import type { Game } from '#server/store/games.ts'
import { changeInGame, membersChanged, type Needed, type TeamAt } from './in-game.ts'

export function setTeamOrganization(
  at: TeamAt,
  organization: string | null,
  by: AuditActor,
  services: Needed,
): Promise<RoomTeamModel> {
  return changeInGame(at, by, services, async ({ game, team, participationId, of }, tables, changes) => {
    const before = (await tables.roomPages.team(game.id, participationId))?.organization ?? null
    const wanted = knownOrganization(game, organization)
    await tables.participations.setOrganization(participationId, wanted)
    changes.push(
      { kind: 'board-facts', gameId: game.id, facts: await appendBoardChange(game.id, tables) },
      ...(await membersChanged([team.id], [], tables)),
    )
    const facts = { before: { organization: before }, after: { organization: wanted } }
    await writeAudit(tables, by, { act: 'TeamOrganizationChanged', of, ...facts }, services)
  })
}

/** Null in a game without organisations, whatever was sent. */
export function knownOrganization({ organizations }: Game, sent: string | null): string | null {
  if (organizations === null || organizations.length === 0) return null
  if (!organizations.includes(sent ?? '')) throw refuse(400, 'organizationUnknown')
  return sent
}

/**
 * Ignores the lock of a playing team, which binds only its members: an organiser may replace an absent
 * captain.
 */
export async function setTeamCaptain(
  { id, participationId }: TeamAt,
  captainId: string,
  by: AuditActor,
  services: Needed,
): Promise<RoomTeamModel> {
  const { store, publish } = services
  const found = await store.participations.byId(participationId)
  if (found === null || found.gameId !== id) throw refuse(404, 'participationMissing')
  const turn = captaincyLock(captainId)
  await changeTeam({ id: found.teamId, store, publish, turn }, async (team, tables) => {
    const user = await tables.users.byId(captainId)
    if (user === null) return refuse(400, 'userMissing')
    if (!(await tables.teams.hasMember(team.id, user.id))) return refuse(400, 'userNotMember')
    if (team.captainId === user.id) return null
    if ((await tables.teams.captaincies(user.id)) >= MAX_CAPTAINCIES) return refuse(400, 'captainLimit')
    const before = team.captainId === null ? null : await tables.users.byId(team.captainId)
    await tables.teams.setCaptain(team.id, user.id)
    const of = { kind: 'participation', id: participationId, name: team.name, gameId: id } as const
    const facts = { before: { captain: before?.name ?? null }, after: { captain: user.name } }
    await writeAudit(tables, by, { act: 'TeamCaptainChanged', of, ...facts }, services)
    return null
  })
  return getRoomTeam(id, participationId, by.actor, services)
}
