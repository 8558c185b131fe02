import { findLinks, toPairs, type FoundPair, type PairLinks } from '#contract/rules/team-pairs.ts'
import { keptFresh } from '#server/base/kept-fresh.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Store } from '#server/store/store.ts'

/** Long, because this reads all wrong flags of the game. */
const LINKS_MS = 60_000
/** A game without readers is forgotten after this time. */
const UNREAD_MS = 10 * LINKS_MS

/** The pairs of teams of all watched games, with all their links. */
export interface TeamLinks {
  /** Links are found once a minute for all readers. Foreign flags are read each time. The game must exist. */
  of(gameId: number): Promise<FoundPair[]>
}

interface KeptGame {
  links: () => Promise<PairLinks[] | null>
  readAt: number
}

export function openTeamLinks({
  store,
  clock,
}: {
  store: Pick<Store, 'teamPairs'>
  clock: Clock
}): TeamLinks {
  const games = new Map<number, KeptGame>()
  const linksOf = (gameId: number) => {
    const now = clock.now()
    const known = games.get(gameId)
    if (known === undefined)
      for (const [id, { readAt }] of games) if (now - readAt > UNREAD_MS) games.delete(id)
    const read = async () => findLinks(await store.teamPairs.facts(gameId))
    const { links } = known ?? { links: keptFresh(read, { clock, freshMs: LINKS_MS }) }
    games.set(gameId, { links, readAt: now })
    return links()
  }
  return {
    of: async (gameId) => {
      const [foreign, links] = await Promise.all([store.teamPairs.foreignFlags(gameId), linksOf(gameId)])
      return toPairs(foreign, links ?? [])
    },
  }
}
