import type { EventType, GameEvent } from '#contract/models/event.ts'
import { startedGame } from '#server/modules/game/require-started.ts'
import { MOST_LISTED } from '#server/http/page-size.ts'
import { monitorOn } from '#server/store/monitor.ts'
import type { Around } from '#server/modules/services.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'

const OF_CONTAINERS: readonly EventType[] = ['ContainerStart', 'ContainerDestroy']

interface Wish {
  hideContainer: boolean
  count: number
  skip: number
}

export async function listEvents(gameId: number, { hideContainer, count, skip }: Wish, around: Around): Promise<GameEvent[]> {
  await startedGame(gameId, around)
  const hides = hideContainer ? OF_CONTAINERS : []
  return (await monitorOn(around.store.sql).events(gameId, { hides, count: Math.min(count, MOST_LISTED), skip })).map(toGameEvent)
}
