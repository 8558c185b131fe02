import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { GameEdit, StreamItems, StreamName, StreamPart } from '#contract/streams.ts'

/**
 * What a line tells of one stream: counted items from a number on, or, where nobody counts, an item as it
 * happens. `items` is null if only a new snapshot has them.
 */
export type ReceivedPart =
  | StreamPart
  | {
      [Name in StreamName]: { stream: Name; from: null; items: readonly StreamItems[Name][] | null }
    }[StreamName]

/**
 * Why the server will not have us; trying again by itself would change nothing. `closed`: it opened and shut
 * without a word.
 */
export const REFUSALS = ['signed-out', 'forbidden', 'missing', 'malformed', 'closed'] as const
export type Refusal = (typeof REFUSALS)[number]
export type ConnectionEvent =
  | { type: 'hub.opened' }
  /** Nothing new, but the line holds. */
  | { type: 'hub.alive' }
  | { type: 'hub.heard'; parts: readonly ReceivedPart[] }
  /** What the platform says about itself has changed. */
  | { type: 'hub.platform'; platform: GlobalConfigAnswer }
  /** A game that is not hidden has changed. */
  | { type: 'hub.game'; game: number }
  /** Organisers have changed a game, a hidden one too, or teams have come and gone. */
  | { type: 'hub.edited'; edit: GameEdit }
  | { type: 'hub.dropped' }
  | { type: 'hub.refused'; why: Refusal }
export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' } | { type: 'page.woke' }

/**
 * How long a line may be silent: three pings of a server that counts, less than three of one that does not.
 */
export const SILENCE_MS = { counted: 12_000, plain: 40_000 } as const
