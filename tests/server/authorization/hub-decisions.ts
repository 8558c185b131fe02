import type { HubRules } from '#contract/hub.ts'
import type { StreamName } from '#contract/streams.ts'
import type { HubName } from '#server/live/hubs/hub-names.ts'
import type { Caller } from './callers.ts'

/**
 * The game that an address names, as it is to the team that `captain` and `member` belong to; the others play
 * in none of them.
 */
export const GAMES = ['played', 'not played', 'hidden', 'unknown'] as const
export type GameKind = (typeof GAMES)[number]

interface HubDecision {
  /** The least role that may listen at all. */
  role: HubRules['role']
  /** Null for a hub that is of no game; of any other game one hears that it is missing, whoever one is. */
  games: readonly GameKind[] | null
  streams: readonly StreamName[]
}

/** Told to those alone who play the game; to everybody else it is a stream in which nothing happens. */
export const OF_PLAYERS: StreamName = 'team'
export const PLAYERS: readonly Caller[] = ['captain', 'member']

/**
 * Every hub, written by hand: one that is not in here, or tells of more, is a decision that nobody has made.
 */
export const HUB_DECISIONS: Readonly<Record<HubName, HubDecision>> = {
  // As HTTP has it, a hidden game is there for monitors and for its players.
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
