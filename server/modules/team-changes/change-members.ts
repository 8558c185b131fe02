import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { refuse } from '#server/http/refusal.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { isTeamLocked } from '#server/modules/team/change-team.ts'
import type { Services } from '#server/modules/services.ts'
import type { Team } from '#server/store/rows/team.ts'
import type { User } from '#server/store/rows/user.ts'
import type { Tables } from '#server/store/store.ts'
import { changeInGame, membersChanged, type Needed, type TeamAt, type TeamInGame } from './in-game.ts'

interface MemberWish {
  userId: string
  /** The organiser insists on the change although a team is locked. */
  isOverLock: boolean
}

/** A user plays for one team of a game, so an addition may be a move. Solves stay with their team. */
export async function addTeamMember(
  at: TeamAt,
  { userId, isOverLock }: MemberWish,
  by: AuditActor,
  services: Needed,
): Promise<RoomTeamModel> {
  const user = await requireUser(userId, services.store)
  // A rejected team keeps the user as a member and only loses the registration, as on joining another team.
  const otherTeam = async ({ participations }: Tables) => {
    const plays = await participations.ofUser(at.id, user.id)
    return plays === null || plays.status === 'Rejected' ? null : plays.teamId
  }
  return changeInGame(
    at,
    by,
    services,
    async (found, tables, changes, other) => {
      const { game, team, participationId, of } = found
      const { participations, teams } = tables
      const plays = await participations.ofUser(game.id, user.id)
      if (plays?.id === participationId) throw refuse(400, 'memberPlays')
      const { teamMemberCountLimit: limit } = game
      if (limit > 0 && (await participations.countMembers(participationId)) >= limit)
        throw refuse(400, 'teamFullHere', { team: team.name, limit })
      const isMember = await teams.hasMember(team.id, user.id)
      if (!isMember) await requireOpen(team, isOverLock, tables, services)
      if (other !== null && plays !== null) await leave(other, user, { found, isOverLock }, tables, services)
      else if (plays !== null) await participations.removeMember(plays.id, user.id)
      if (!isMember)
        await teams.addMember({ teamId: team.id, userId: user.id, joinedAt: services.clock.now() })
      await participations.addMember({ participationId, gameId: game.id, userId: user.id })
      changes.push(
        { kind: 'players-changed', gameId: game.id, isHidden: game.hidden },
        ...(await membersChanged(other ? [team.id, other.id] : [team.id], [user.id], tables)),
        { kind: 'player-moved', userId: user.id },
      )
      const after = { member: user.name, ...(other ? { previousTeam: other.name } : {}) }
      await writeAudit(tables, by, { act: 'TeamMemberAdded', of, after }, services)
    },
    otherTeam,
  )
}

export async function removeTeamMember(
  at: TeamAt,
  { userId, isOverLock }: MemberWish,
  by: AuditActor,
  services: Needed,
): Promise<RoomTeamModel> {
  const user = await requireUser(userId, services.store)
  return changeInGame(at, by, services, async (found, tables, changes) => {
    const { game, team, participationId, of } = found
    const isMember = await tables.teams.hasMember(team.id, user.id)
    const plays = await tables.participations.ofUser(game.id, user.id)
    if (!isMember && plays?.id !== participationId) throw refuse(400, 'userNotMember')
    await leave(team, user, { found, isOverLock }, tables, services)
    changes.push(
      { kind: 'players-changed', gameId: game.id, isHidden: game.hidden },
      ...(await membersChanged([team.id], [user.id], tables)),
      { kind: 'player-moved', userId: user.id },
    )
    await writeAudit(
      tables,
      by,
      { act: 'TeamMemberRemoved', of, before: { member: user.name }, after: { member: null } },
      services,
    )
  })
}

/** Registrations of games that have ended stay, because they say who played them. */
async function leave(
  team: Team,
  user: User,
  { found, isOverLock }: { found: TeamInGame; isOverLock: boolean },
  tables: Tables,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  if (team.captainId === user.id) throw refuse(400, 'captainStaysIn', { team: team.name })
  await requireOpen(team, isOverLock, tables, { clock })
  await tables.participations.dropFromUnended(team.id, user.id, clock.now(), found.game.id)
  await tables.teams.removeMember(team.id, user.id)
}

async function requireOpen(
  team: Team,
  isOverLock: boolean,
  tables: Tables,
  services: Pick<Services, 'clock'>,
): Promise<void> {
  if (!isOverLock && (await isTeamLocked(team, tables, services)))
    throw refuse(400, 'teamLockedToo', { team: team.name })
}

async function requireUser(id: string, { users }: Pick<Tables, 'users'>): Promise<User> {
  const user = await users.byId(id)
  if (user === null) throw refuse(404, 'userMissing')
  return user
}
