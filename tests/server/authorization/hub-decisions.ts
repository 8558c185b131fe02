import type { HubRules } from '#contract/hub.ts'
import type { StreamName } from '#contract/streams.ts'
import type { HubName } from '#server/live/hubs/hub-names.ts'
import type { Caller } from './callers.ts'

/** Kinds of games as the team of `captain` and `member` sees them. The other callers play in none. */
export const GAMES = ['played', 'not played', 'hidden', 'unknown'] as const
export type GameKind = (typeof GAMES)[number]

interface HubDecision {
  /** The lowest role that may connect. */
  role: HubRules['role']
  /**
   * The games whose connection opens. For any other game every caller gets "missing". Null: the hub has no
   * game.
   */
  games: readonly GameKind[] | null
  streams: readonly StreamName[]
}

/** Only players receive this stream. For all others it stays empty. */
export const OF_PLAYERS: StreamName = 'team'
export const PLAYERS: readonly Caller[] = ['captain', 'member']

/**
 * The expected decisions for every hub, written by hand. The test fails for a hub that is not listed or that
 * sends more.
 */
export const HUB_DECISIONS: Readonly<Record<HubName, HubDecision>> = {
  // As for HTTP calls, only monitors and players may see a hidden game.
  user: { role: 'User', games: ['played', 'not played'], streams: ['board', 'notices', 'team'] },
  monitor: {
    role: 'Monitor',
    games: ['played', 'not played', 'hidden'],
    streams: ['board', 'notices', 'monitor'],
  },
  admin: { role: 'Admin', games: null, streams: ['logs', 'audit'] },
  public: { role: null, games: null, streams: [] },
  board: { role: null, games: ['played', 'not played'], streams: ['board', 'notices'] },
}
