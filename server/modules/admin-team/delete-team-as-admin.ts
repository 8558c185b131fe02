import { writeAudit } from '#server/modules/audit/write-audit.ts'
import { changeTeam } from '#server/modules/team/change-team.ts'
import { afterTeamDeletion, dissolveTeam } from '#server/modules/team/delete-team.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { UnlinkServices } from '#server/modules/asset/delete-unlinked.ts'

/** Deletes locked teams too. */
export async function deleteTeamAsAdmin(
  id: number,
  actor: Actor,
  ip: string,
  services: UnlinkServices & Pick<Services, 'publish' | 'clock'>,
): Promise<null> {
  const { store, publish, clock } = services
  const missing = refuse(404, 'teamMissing')
  const gone = await changeTeam({ id, store, publish, isOnBoards: true, missing }, async (team, tables) => {
    const taken = await dissolveTeam(team, tables, clock)
    await writeAudit(
      tables,
      { actor, ip },
      { act: 'TeamDeleted', of: { kind: 'team', id, name: team.name } },
      { clock },
    )
    return taken
  })
  await afterTeamDeletion(gone, actor, ip, services)
  return null
}
