import { CONTROL_ROOM_MINUTES, countLiveOverview, overviewFrom } from '#contract/rules/live-overview.ts'
import { keptFresh } from '#server/base/kept-fresh.ts'
import type { Services } from '#server/modules/services.ts'
import type { CountedOverview, LiveOverviews } from './live-overviews.ts'

/** Counts on request, at most once in this time. */
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
      read: keptFresh(() => count(gameId, services), { clock, freshMs: FRESH_MS }),
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
      // Forgets unknown games, because requests for them must not fill the memory.
      if (counted === null && games.get(gameId) === kept) games.delete(gameId)
      return counted
    },
  }
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
