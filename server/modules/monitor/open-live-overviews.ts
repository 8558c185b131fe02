import { CONTROL_ROOM_MINUTES, countLiveOverview, overviewFrom } from '#contract/rules/live-overview.ts'
import { isWithin } from '#server/base/clock.ts'
import { runSerially } from '#server/base/run-serially.ts'
import type { Services } from '#server/modules/services.ts'
import type { CountedOverview, LiveOverviews } from './live-overviews.ts'

/** Counted on request, and at most once in this time. */
const FRESH_MS = 2000

type Needed = Pick<Services, 'boards' | 'store' | 'clock'>
interface KeptOverview {
  read: () => Promise<CountedOverview | null>
  readAt: number
}

export function openLiveOverviews(services: Needed): LiveOverviews {
  const { clock } = services
  const games = new Map<number, KeptOverview>()
  const keptOf = (gameId: number) => {
    const now = clock.now()
    const kept = games.get(gameId) ?? {
      read: keptFresh(() => count(gameId, services), services),
      readAt: now,
    }
    if (!games.has(gameId))
      for (const [id, { readAt }] of games) if (now - readAt > FRESH_MS) games.delete(id)
    games.set(gameId, kept)
    kept.readAt = now
    return kept
  }
  return {
    of: async (gameId) => {
      const kept = keptOf(gameId)
      const counted = await kept.read()
      // Requests for unknown games must not fill the memory.
      if (counted === null && games.get(gameId) === kept) games.delete(gameId)
      return counted
    },
  }
}

function keptFresh(
  read: () => Promise<CountedOverview | null>,
  { clock }: Pick<Needed, 'clock'>,
): KeptOverview['read'] {
  let last: { counted: CountedOverview; at: number } | null = null
  const fresh = () => (last !== null && isWithin(last.at, clock.now(), FRESH_MS) ? last.counted : null)
  const renew = runSerially(async () => {
    const meanwhile = fresh()
    if (meanwhile !== null) return meanwhile
    const at = clock.now()
    const counted = await read()
    last = counted && { counted, at }
    return counted
  })
  return async () => fresh() ?? renew()
}

async function count(gameId: number, { boards, store, clock }: Needed): Promise<CountedOverview | null> {
  const game = await boards.of(gameId, 'monitors')
  if (game === null) return null
  const { challenges, startsAt } = game.board
  const now = clock.now()
  const monitor = store.gameEvents
  const [answers, tried] = await Promise.all([
    monitor.answersByMinute(gameId, { from: overviewFrom(now), minutes: CONTROL_ROOM_MINUTES }),
    monitor.triedAmong(challenges.flatMap(({ id, ats }) => (ats.length === 0 ? [id] : []))),
  ])
  return { startsAt, overview: countLiveOverview({ now, challenges, answers, tried: new Set(tried) }) }
}
