import { coolDownLeft } from '#contract/rules/container.ts'
import { appendGameEvent, appendTeamItem } from '#server/containers/container-changes.ts'
import { CoolDownError } from '#server/base/rate-limit-error.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { requireOwner, lockOwner } from './container-owner.ts'
import type { PlayedChallengeRef } from '#server/modules/challenge/challenge-ref.ts'

/** A container that has not started yet causes no event, because monitors know nothing of it. */
export async function destroyContainer(
  place: PlayedChallengeRef,
  actor: Actor,
  ip: string,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'ids' | 'containerManager' | 'platformLog'>,
): Promise<null> {
  const owner = await requireOwner(place, actor, services)
  const { store, clock, platformLog, containerManager } = services
  const key = { challengeId: place.challengeId, participationId: owner.participation.id }
  const { container, noted } = await store.transaction(async (tables) => {
    const { containers, submissions } = tables
    // The game numbers the events of the monitors' stream, so it is locked first.
    await submissions.lockGame(place.id)
    const now = clock.now()
    await lockOwner(owner, await containers.holdGame(place.id), tables, { now, afterClose: 'open' })
    const found = await containers.find(key)
    if (found === null) throw refuse(400, 'containerMissing')
    const waitMs = coolDownLeft(await containers.actedAt(key), now)
    if (waitMs > 0) throw new CoolDownError(waitMs)
    await containers.leave(found.guid)
    await containers.act(key, now)
    const event =
      found.phase === 'Running'
        ? await appendGameEvent(
            'ContainerDestroy',
            found,
            { at: now, userId: actor.id, user: actor.name },
            tables,
          )
        : []
    return { container: found, noted: [...(await appendTeamItem(found, 'Destroyed', tables)), ...event] }
  })
  services.publish(noted)
  const message = `Destroyed the container of team ${container.team} for ${container.title}#${container.challengeId}`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'container',
  })
  if (!(await containerManager.stop(container.guid))) throw refuse(400, 'containerNotStopped')
  return null
}
