import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { GameEdit, ListName, StreamItems, StreamName, StreamPart } from '#contract/streams.ts'

/**
 * What a line tells of one stream: counted items from a number on, or, where nobody counts, an item as it
 * happens.
 */
export type ReceivedPart =
  | StreamPart
  | { [Name in StreamName]: { stream: Name; from: null; items: readonly StreamItems[Name][] } }[StreamName]

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
  /** A list of the platform, or of one's own teams, is another. */
  | { type: 'hub.list'; list: ListName }
  /** What the streams told before names somebody or something that is called otherwise now. */
  | { type: 'hub.renamed' }
  | { type: 'hub.dropped' }
  | { type: 'hub.refused'; why: Refusal }
export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' } | { type: 'page.woke' }

/**
 * How long a line may be silent: three pings of a server that counts, less than three of one that does not.
 */
export const SILENCE_MS = { counted: 12_000, plain: 40_000 } as const
