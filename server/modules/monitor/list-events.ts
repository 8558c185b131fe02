import type { EventType, GameEvent } from '#contract/models/event.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'

const OF_CONTAINERS: readonly EventType[] = ['ContainerStart', 'ContainerDestroy']

interface EventQuery {
  hideContainer: boolean
  count: number
  skip: number
}

export async function listEvents(
  gameId: number,
  { hideContainer, count, skip }: EventQuery,
  services: Services,
): Promise<GameEvent[]> {
  await requireStartedGame(gameId, services)
  const hides = hideContainer ? OF_CONTAINERS : []
  return (
    await services.store.gameEvents.events(gameId, { hides, count: Math.min(count, MAX_PAGE_SIZE), skip })
  ).map(toGameEvent)
}
