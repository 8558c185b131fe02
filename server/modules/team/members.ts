import type { TeamInfoModel, TeamTransferModel } from '#contract/models/team.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { changeAsCaptain, changeTeam, isTeamLocked, captaincyLock } from './change-team.ts'
import { readTeamInfo } from './team-info.ts'

/** More than a user may create, because a member must be able to take over when a captain leaves. */
export const MAX_CAPTAINCIES = 3

export function transferTeam(
  id: number,
  { newCaptainId }: TeamTransferModel,
  actor: Actor,
  { store, publish, clock }: Pick<Services, 'store' | 'publish' | 'clock'>,
): Promise<TeamInfoModel> {
  const change = { id, store, publish, turn: captaincyLock(newCaptainId) }
  return changeAsCaptain(change, actor, async (team, tables) => {
    if (await isTeamLocked(team, tables, { clock })) return refuse(400, 'teamLocked')
    const user = await tables.users.byId(newCaptainId)
    if (user === null) return refuse(400, 'userMissing')
    if (!(await tables.teams.hasMember(id, user.id))) return refuse(400, 'userNotMember')
    if ((await tables.teams.captaincies(user.id)) >= MAX_CAPTAINCIES) return refuse(400, 'captainLimit')
    await tables.teams.setCaptain(id, user.id)
    return readTeamInfo(id, tables)
  })
}

export async function kickMember(
  { id, userid }: { id: number; userid: string },
  actor: Actor,
  ip: string,
  { store, publish, clock, platformLog }: Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>,
): Promise<TeamInfoModel> {
  const kicked = await changeAsCaptain({ id, store, publish }, actor, async (team, tables) => {
    if (await isTeamLocked(team, tables, { clock })) return refuse(400, 'teamLocked')
    const user = await tables.users.byId(userid)
    if (user === null || !(await tables.teams.hasMember(id, user.id))) return refuse(400, 'userNotMember')
    if (user.id === team.captainId) return refuse(400, 'captainStays')
    await dropOut(id, user.id, tables)
    return { id: user.id, name: user.name, info: await readTeamInfo(id, tables) }
  })
  publish([{ kind: 'player-moved', userId: kicked.id }])
  const message = `Kicked ${kicked.name} out of team ${id} (${kicked.info.name})`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'team',
  })
  return kicked.info
}

export async function leaveTeam(
  id: number,
  actor: Actor,
  ip: string,
  { store, publish, clock, platformLog }: Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>,
): Promise<null> {
  const { name } = await changeTeam({ id, store, publish }, async (team, tables) => {
    if (!(await tables.teams.hasMember(id, actor.id))) return refuse(400, 'youNotMember')
    if (await isTeamLocked(team, tables, { clock })) return refuse(400, 'teamLocked')
    if (team.captainId === actor.id) return refuse(400, 'captainStays')
    await dropOut(id, actor.id, tables)
    return team
  })
  publish([{ kind: 'player-moved', userId: actor.id }])
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message: `Left team ${id} (${name})`,
    source: 'team',
  })
  return null
}

/** Also removes the registrations, because only members play for the team. */
async function dropOut(id: number, userId: string, { teams, participations }: Tables): Promise<void> {
  await participations.dropMember(id, userId)
  await teams.removeMember(id, userId)
}
