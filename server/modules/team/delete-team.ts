import type { Clock } from '#server/base/clock.ts'
import {
  unlinkFiles,
  deleteUnlinkedFiles,
  type UnlinkServices,
} from '#server/modules/asset/delete-unlinked.ts'
import type { Team, TeamWithMembers } from '#server/store/rows/team.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { changeAsCaptain, isTeamLocked } from './change-team.ts'

export async function deleteTeam(
  id: number,
  actor: Actor,
  ip: string,
  services: UnlinkServices & Pick<Services, 'publish' | 'clock'>,
): Promise<null> {
  const { store, publish, clock } = services
  const gone = await changeAsCaptain(
    { id, store, publish, isOnBoards: true },
    actor,
    async (team, tables) => {
      if (await isTeamLocked(team, tables, services)) return refuse(400, 'teamLocked')
      return dissolveTeam(team, tables, clock)
    },
  )
  await afterTeamDeletion(gone, actor, ip, services)
  return null
}

/** The dissolved team with its members, and the files that lost their last link. */
type DissolvedTeam = Pick<TeamWithMembers, 'id' | 'name' | 'avatarHash' | 'members'> & {
  games: readonly number[]
  unlinked: readonly string[]
}

/** Ended games keep the team on their boards. */
export async function dissolveTeam(team: Team, tables: Tables, clock: Clock): Promise<DissolvedTeam> {
  const members = (await tables.teams.withMembers(team.id))?.members ?? []
  const withdrawn = await tables.participations.withdraw(team.id, clock.now())
  await (withdrawn.left === 'none' ? tables.teams.delete(team.id) : tables.teams.dissolve(team.id))
  return {
    ...team,
    members,
    games: withdrawn.games,
    unlinked: await tables.files.unlink(withdrawn.writeups),
  }
}

/** Must be called after the commit. */
export async function afterTeamDeletion(
  { id, name, avatarHash, members, games, unlinked }: DissolvedTeam,
  actor: Actor,
  ip: string,
  services: UnlinkServices & Pick<Services, 'publish'>,
): Promise<void> {
  const { publish, platformLog } = services
  publish([
    { kind: 'team-deleted', gameIds: games },
    ...members.map((member) => ({ kind: 'player-moved' as const, userId: member.id })),
  ])
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message: `Deleted team ${id} (${name})`,
    source: 'team',
  })
  if (avatarHash !== null) await unlinkFiles(avatarHash, services)
  await deleteUnlinkedFiles(unlinked, services)
}
