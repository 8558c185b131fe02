import type { EventType, GameEvent } from '#contract/models/event.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { readSearch, type SearchQuery } from './search-query.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'

const OF_CONTAINERS: readonly EventType[] = ['ContainerStart', 'ContainerDestroy']

interface EventQuery extends Partial<SearchQuery> {
  hideContainer: boolean
  count: number
  skip: number
}

export async function listEvents(
  gameId: number,
  { hideContainer, count, skip, ...query }: EventQuery,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<GameEvent[]> {
  await requireStartedGame(gameId, { store, clock })
  const hides = hideContainer ? OF_CONTAINERS : []
  const page = { hides, count: Math.min(count, MAX_PAGE_SIZE), skip }
  const search = readSearch(query)
  const { gameEvents } = store
  const rows = search ? gameEvents.findEvents(gameId, page, search) : gameEvents.events(gameId, page)
  return (await rows).map(toGameEvent)
}
