import type { TeamInfoModel, TeamUpdateModel } from '#contract/models/team.ts'
import { isBlank } from '#contract/rules/team.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { captaincyLock } from './change-team.ts'
import { newInviteToken } from './invite-code.ts'
import { readTeamInfo } from './team-info.ts'

/**
 * Refuses users who captain a team already, which prevents endless creation. Transfers have their own limit,
 * see `transferTeam`. The `Concurrency` limit holds in one process only, this lock in all of them.
 */
export async function createTeam(
  { name, bio }: Pick<TeamUpdateModel, 'name' | 'bio'>,
  actor: Actor,
  ip: string,
  {
    store,
    clock,
    ids,
    platformLog,
    publish,
  }: Pick<Services, 'store' | 'clock' | 'ids' | 'platformLog' | 'publish'>,
): Promise<TeamInfoModel> {
  const team = await store.exclusively(captaincyLock(actor.id), async (tables) => {
    if ((await tables.teams.captaincies(actor.id)) > 0) throw refuse(400, 'captainAlready')
    if (name === null || name === undefined || isBlank(name)) throw refuse(400, 'teamNameEmpty')
    const id = await tables.teams.create({
      name,
      bio: bio ?? null,
      avatarHash: null,
      locked: false,
      inviteToken: newInviteToken(ids),
      captainId: actor.id,
      createdAt: clock.now(),
    })
    return readTeamInfo(id, tables)
  })
  publish([{ kind: 'own-teams-changed', members: [actor.id] }])
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message: `Created team ${team.id} (${team.name})`,
    source: 'team',
  })
  return team
}
