import type { TeamContainersModel } from '#contract/models/container.ts'
import { requirePlayer } from '#server/modules/participation/require-player.ts'
import { replacesOldest } from '#server/config/global-config.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import { standingStill, toContainerState } from '#server/serializers/container.ts'

export async function listOwnContainers(
  gameId: number,
  actor: Actor,
  { store, clock, containerManager }: Pick<Services, 'store' | 'clock' | 'containerManager'>,
): Promise<TeamContainersModel> {
  const now = clock.now()
  const { game, participation } = await requirePlayer(gameId, actor, store, now, { afterEnd: 'closed' })
  const [own, settings] = await Promise.all([store.containers.ofTeam(participation.id), store.settings.all()])
  return {
    runtime: containerManager.hasRuntime,
    limit: game.containerCountLimit,
    replacesOldest: replacesOldest(settings),
    containers: own.map((one) => toContainerState(standingStill(one, now))),
  }
}
