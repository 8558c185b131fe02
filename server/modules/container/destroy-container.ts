import { coolDownLeft } from '#contract/rules/container.ts'
import { noteEvent, noteTeam, tellNoted } from '#server/containers/container-changes.ts'
import { TooSoon } from '#server/base/rate-limit-error.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Around } from '#server/modules/services.ts'
import { asOwner, holdOwner, type Place } from './container-owner.ts'

/** One that waits or is being started is withdrawn: of it monitors were told nothing yet. */
export async function destroyContainer(place: Place, actor: Actor, ip: string, around: Around): Promise<null> {
  const owner = await asOwner(place, actor, around)
  const { store, clock, journal, keeper } = around
  const key = { challengeId: place.challengeId, participationId: owner.participation.id }
  const { container, noted } = await store.transaction(async (tables) => {
    const { containers, submissions } = tables
    // The event is counted among the monitors' items.
    await submissions.lockGame(place.id)
    const now = clock.now()
    await holdOwner(owner, await containers.holdGame(place.id), tables, now)
    const found = await containers.find(key)
    if (found === null) throw refuse(400, 'containerMissing')
    const waitMs = coolDownLeft(await containers.actedAt(key), now)
    if (waitMs > 0) throw new TooSoon(waitMs)
    await containers.leave(found.guid)
    await containers.act(key, now)
    const event = found.phase === 'Running' ? await noteEvent('ContainerDestroy', found, { at: now, userId: actor.id, user: actor.name }, tables) : []
    return { container: found, noted: [...(await noteTeam(found, 'Destroyed', tables)), ...event] }
  })
  tellNoted(noted, around)
  const message = `Destroyed the container of team ${container.team} for ${container.title}#${container.challengeId}`
  journal.write({ level: 'Information', status: 'Success', name: actor.name, ip, message, source: 'container' })
  if (!(await keeper.letGo(container.guid))) throw refuse(400, 'containerNotStopped')
  return null
}
