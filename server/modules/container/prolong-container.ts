import type { ContainerInfoModel } from '#contract/models/container.ts'
import { canProlong, LAST_CALL_MS, PROLONG_MS } from '#contract/rules/container.ts'
import { appendTeamItem } from '#server/containers/container-changes.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { requireOwner, lockOwner } from './container-owner.ts'
import type { PlayedChallengeRef } from '#server/modules/challenge/challenge-ref.ts'
import { toContainerInfo } from '#server/serializers/container.ts'

export async function prolongContainer(
  place: PlayedChallengeRef,
  actor: Actor,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'ids' | 'platformLog'>,
): Promise<ContainerInfoModel> {
  const owner = await requireOwner(place, actor, services)
  const { store, clock } = services
  const { container, noted } = await store.transaction(async (tables) => {
    const { containers } = tables
    await lockOwner(owner, await containers.holdGame(place.id), tables, {
      now: clock.now(),
      afterClose: 'closed',
    })
    const found = await containers.find({
      challengeId: place.challengeId,
      participationId: owner.participation.id,
    })
    if (found === null || found.phase !== 'Running' || found.expectStopAt === null)
      throw refuse(400, 'containerMissing')
    if (!canProlong(found.expectStopAt, clock.now()))
      throw refuse(400, 'containerProlongEarly', { minutes: LAST_CALL_MS / 60_000 })
    const prolonged = { ...found, expectStopAt: found.expectStopAt + PROLONG_MS }
    await containers.prolong(found.guid, prolonged.expectStopAt)
    return { container: prolonged, noted: await appendTeamItem(prolonged, prolonged, tables) }
  })
  services.publish([...noted, { kind: 'container-prolonged' }])
  return toContainerInfo(container)
}
