import type { TeamInfoModel, TeamTransferModel } from '#contract/models/team.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { captaincyLock, changeAsCaptain, isTeamLocked } from './change-team.ts'
import { readTeamInfo } from './team-info.ts'

/**
 * More than a user may create: somebody has to take over from a leaving captain, and may be a captain
 * elsewhere.
 */
const MAX_CAPTAINCIES = 3

export function transferTeam(
  id: number,
  { newCaptainId }: TeamTransferModel,
  actor: Actor,
  services: Services,
): Promise<TeamInfoModel> {
  const { store } = services
  const change = { id, store, turn: captaincyLock(newCaptainId) }
  return changeAsCaptain(change, actor, async (team, tables) => {
    if (await isTeamLocked(team, tables, services)) return refuse(400, 'teamLocked')
    const user = await tables.users.byId(newCaptainId)
    if (user === null) return refuse(400, 'userMissing')
    if (!(await tables.teams.hasMember(id, user.id))) return refuse(400, 'notInTeam')
    if ((await tables.teams.captaincies(user.id)) >= MAX_CAPTAINCIES) return refuse(400, 'captainTooOften')
    await tables.teams.setCaptain(id, user.id)
    return readTeamInfo(id, tables)
  })
}
