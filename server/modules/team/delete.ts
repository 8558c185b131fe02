import { letGo } from '#server/modules/asset/sweep.ts'
import type { Actor } from '#server/wire/actor.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import { changeAsCaptain, isFrozen } from './change.ts'

/** What the team has played stays played: a game that has ended keeps its board. */
export async function deleteTeam(id: number, actor: Actor, ip: string, around: Around): Promise<null> {
  const { store, clock, journal } = around
  const { name, avatarHash } = await changeAsCaptain({ id, store }, actor, async (team, tables) => {
    if (await isFrozen(team, tables, around)) return refuse(400, 'teamLocked')
    const withdrawn = await tables.participations.withdraw(id, clock.now())
    await (withdrawn === 'all' ? tables.teams.delete(id) : tables.teams.dissolve(id))
    return team
  })
  journal.write({ level: 'Information', status: 'Success', name: actor.name, ip, message: `Deleted team ${id} (${name})`, source: 'team' })
  if (avatarHash !== null) await letGo(avatarHash, around)
  return null
}
