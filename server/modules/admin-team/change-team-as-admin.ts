import type { AdminTeamModel } from '#contract/models/team.ts'
import { isBlank } from '#contract/rules/team.ts'
import { writeAudit } from '#server/modules/audit/write-audit.ts'
import { changeTeam } from '#server/modules/team/change-team.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { afterTeamDeletion, dissolveTeam } from '#server/modules/team/delete-team.ts'
import type { UnlinkServices } from '#server/modules/asset/delete-unlinked.ts'

/** Unlike a captain, an administrator can delete a locked team. */
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

const given = (text: string | null | undefined) => (text === '' ? null : text)

/** Null, missing and empty fields stay unchanged. */
export async function updateTeamAsAdmin(
  id: number,
  wish: AdminTeamModel,
  actor: Actor,
  ip: string,
  { store, publish, platformLog, clock }: Pick<Services, 'store' | 'publish' | 'platformLog' | 'clock'>,
): Promise<null> {
  const told = await changeTeam({ id, store, publish, isOnBoards: true }, async (team, tables) => {
    const { teams } = tables
    const wanted = {
      name: given(wish.name) ?? team.name,
      bio: given(wish.bio) ?? team.bio,
      locked: wish.locked ?? team.locked,
    }
    if (isBlank(wanted.name)) return refuse(400, 'teamNameEmpty')
    await teams.update(id, wanted)
    if (wanted.locked !== team.locked) await teams.setLocked(id, wanted.locked)
    const changes = [
      ...(wanted.name === team.name ? [] : [`name ${team.name} → ${wanted.name}`]),
      ...(wanted.bio === team.bio ? [] : ['bio']),
      ...(wanted.locked === team.locked ? [] : [`locked ${team.locked} → ${wanted.locked}`]),
    ]
    const before = { teamName: team.name, bio: team.bio, locked: team.locked }
    const facts = { before, after: { teamName: wanted.name, bio: wanted.bio, locked: wanted.locked } }
    await writeAudit(
      tables,
      { actor, ip },
      { act: 'TeamChanged', of: { kind: 'team', id, name: team.name }, ...facts },
      { clock },
    )
    return { name: team.name, changes: changes.join(', ') }
  })
  if (told.changes !== '') {
    const message = `Changed team ${id} (${told.name}): ${told.changes}`
    platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message,
      source: 'team',
    })
  }
  return null
}
