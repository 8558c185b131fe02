import type { ContainerCountModel } from '#contract/models/container.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

export async function countContainers(
  gameId: number,
  { store }: Pick<Services, 'store'>,
): Promise<ContainerCountModel> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  return store.containers.count(gameId)
}
