import type { TeamInfoModel } from '#contract/models/team.ts'
import { isBlank } from '#contract/rules/team.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { changeAsCaptain } from './change-team.ts'
import { readTeamInfo } from './team-info.ts'

interface Texts {
  name?: string | null
  bio: string | null
}

const isGiven = (name: string | null | undefined): name is string =>
  name !== undefined && name !== null && name !== ''

/** A missing or empty name is kept. A missing bio is removed. */
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
