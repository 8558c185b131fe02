/** The things whose changes are counted. A value that is made from some of them names them all. */
export const TOPIC = {
  config: 'config',
  /** The list of games. */
  games: 'games',
  /** Accounts and their sessions. */
  accounts: 'accounts',
  /** The team for which each player plays. */
  players: 'players',
  game: (id: number) => `game:${id}`,
  notices: (gameId: number) => `notices:${gameId}`,
  challenges: (gameId: number) => `challenges:${gameId}`,
  board: (gameId: number) => `board:${gameId}`,
  team: (participationId: number) => `team:${participationId}`,
} as const

/** Counts changes, so that a value made before a change is known to be outdated after it. */
export interface Versions {
  /** A kept value is used no longer than this, in case a change was not counted. */
  readonly trustedMs: number
  /** Changes with each change of a topic. Null: the count is not known, so no earlier value may be used. */
  of(topics: readonly string[]): string | null | Promise<string | null>
  /** Must be called after the commit. */
  changed(topics: Iterable<string>): void
  /** Resolves when every process sees all changes so far. */
  settled(): Promise<void>
}

const MAX_TOPICS = 20_000

/** A single process counts each of its own changes, so only a change by hand in the database is missed. */
const TRUSTED_MS = 10_000

/** Counts in memory, for a single process. */
export function openVersions(max = MAX_TOPICS): Versions {
  const last = new Map<string, number>()
  let count = 0
  /**
   * The version of topics that are not in the map. Clearing the map raises it, so that their old values are
   * outdated.
   */
  let rest = 0
  return {
    trustedMs: TRUSTED_MS,
    of: (topics) => topics.map((topic) => last.get(topic) ?? rest).join(' '),
    changed: (topics) => {
      count += 1
      for (const topic of topics) last.set(topic, count)
      if (last.size <= max) return
      last.clear()
      rest = count
    },
    settled: () => Promise.resolve(),
  }
}
