import type { TeamInfoModel, TeamTransferModel } from '#contract/models/team.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { captaincyLock, changeAsCaptain, isTeamLocked } from './change-team.ts'
import { readTeamInfo } from './team-info.ts'

/** More than a user may create, because a member must be able to take over when a captain leaves. */
const MAX_CAPTAINCIES = 3

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
    if (!(await tables.teams.hasMember(id, user.id))) return refuse(400, 'notInTeam')
    if ((await tables.teams.captaincies(user.id)) >= MAX_CAPTAINCIES) return refuse(400, 'captainTooOften')
    await tables.teams.setCaptain(id, user.id)
    return readTeamInfo(id, tables)
  })
}
