import type { TeamContainersModel, ContainerCountModel } from '#contract/models/container.ts'
import { requirePlayer } from '#server/modules/participation/require-player.ts'
import { replacesOldest } from '#server/config/global-config.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import { toOwnContainer } from '#server/serializers/container.ts'
import { refuse } from '#server/http/refusal.ts'

export async function countContainers(
  gameId: number,
  { store }: Pick<Services, 'store'>,
): Promise<ContainerCountModel> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  return store.containers.count(gameId)
}

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
    containers: own.map((one) => toOwnContainer(one, now)),
  }
}
