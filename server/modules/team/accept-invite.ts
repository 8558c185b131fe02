import { readInviteCode } from '#contract/rules/invite-code.ts'
import type { Team } from '#server/store/rows/team.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { changeTeam, isTeamLocked } from './change-team.ts'
import { opens } from './invite-code.ts'

/** For the name in the message, because it comes from the caller. */
const MAX_NAME_LENGTH = 40

export async function acceptInvite(
  code: string,
  actor: Actor,
  ip: string,
  { store, publish, clock, platformLog }: Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>,
): Promise<null> {
  const named = readInviteCode(code)
  if (named === null) throw refuse(400, 'inviteMalformed')
  const missing = refuse(400, 'inviteTeamMissing', { team: named.name.slice(0, MAX_NAME_LENGTH) })
  const work = async (team: Team, tables: Tables) => {
    if (!opens(code, team)) return refuse(400, 'inviteInvalid')
    if (await isTeamLocked(team, tables, { clock })) return refuse(400, 'teamLocked')
    if (await tables.teams.hasMember(team.id, actor.id)) return refuse(400, 'memberAlready')
    await tables.teams.addMember({ teamId: team.id, userId: actor.id, joinedAt: clock.now() })
    return team
  }
  const { id, name } = await changeTeam({ id: named.id, store, missing, publish }, work)
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message: `Joined team ${id} (${name})`,
    source: 'team',
  })
  return null
}
