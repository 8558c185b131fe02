import type { TeamInfoModel } from '#contract/models/team.ts'
import { isBlank } from '#contract/rules/team.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { FastifyRequest } from 'fastify'
import { avatarLink, changeAvatar } from '#server/modules/asset/change-avatar.ts'
import type { PictureServices } from '#server/modules/asset/change-picture.ts'
import { changeAsCaptain } from './change-team.ts'
import { readTeamInfo } from './team-info.ts'

/**
 * Checks the rights before the file is read and again when it is stored, because an upload may take minutes.
 */
export async function uploadTeamAvatar(
  id: number,
  actor: Actor,
  ip: string,
  request: FastifyRequest,
  services: PictureServices & Pick<Services, 'publish'>,
): Promise<string> {
  const { store, publish, platformLog } = services
  const { name } = await changeAsCaptain({ id, store }, actor, async (team) => team)
  const put = (fresh: string) =>
    changeAsCaptain({ id, store, publish, isOnBoards: true }, actor, (_, { teams }) =>
      teams.setAvatar(id, fresh),
    )
  const hash = await changeAvatar({ request, userId: actor.id }, put, services)
  const message = `Changed the avatar of team ${id} (${name}): ${hash.slice(0, 8)}`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'team',
  })
  return avatarLink(hash)
}

interface Texts {
  name?: string | null
  bio: string | null
}

const isGiven = (name: string | null | undefined): name is string =>
  name !== undefined && name !== null && name !== ''

/** A missing or empty name stays. A missing bio is removed, as on the base wire. */
export function updateTeam(
  id: number,
  { name, bio }: Texts,
  actor: Actor,
  { store, publish }: Pick<Services, 'store' | 'publish'>,
): Promise<TeamInfoModel> {
  return changeAsCaptain({ id, store, publish, isOnBoards: true }, actor, async (team, tables) => {
    const wanted = isGiven(name) ? name : team.name
    if (isBlank(wanted)) return refuse(400, 'teamNameEmpty')
    await tables.teams.update(id, { name: wanted, bio })
    return readTeamInfo(id, tables)
  })
}
