import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { GameEdit, ListName, StreamItems, StreamName, StreamPart } from '#contract/streams.ts'

/**
 * A message of one stream. Null `from`: the server does not count items and sends each as it happens. Null
 * `items`: only a new snapshot has them.
 */
export type ReceivedPart =
  | StreamPart
  | {
      [Name in StreamName]: { stream: Name; from: null; items: readonly StreamItems[Name][] | null }
    }[StreamName]

/**
 * Reasons of the server to reject a connection. An automatic retry would change nothing. `closed`: the server
 * opened and closed it without a message.
 */
export const REFUSALS = ['signed-out', 'forbidden', 'missing', 'malformed', 'closed'] as const
export type Refusal = (typeof REFUSALS)[number]
/** Messages after which a client reads some of its data again. */
export type ReadingEvent =
  /** A game that is not hidden has changed. */
  | { type: 'hub.game'; game: number }
  /** Organisers have changed a game, possibly a hidden one, or its teams have changed. */
  | { type: 'hub.edited'; edit: GameEdit }
  /** A list of the platform, or the list of the user's own teams, has changed. */
  | { type: 'hub.list'; list: ListName }
/** `told` has every message that was sent within `spanMs`. */
export interface Recap {
  spanMs: number
  told: readonly { heard: ReadingEvent; ageMs: number }[]
}
export type ConnectionEvent =
  | { type: 'hub.opened' }
  /** No news, but the connection works. */
  | { type: 'hub.alive' }
  | { type: 'hub.heard'; parts: readonly ReceivedPart[] }
  /** The public configuration has changed. */
  | { type: 'hub.platform'; platform: GlobalConfigAnswer }
  | ReadingEvent
  /** The messages that the server sent shortly before this connection opened. */
  | { type: 'hub.recap'; recap: Recap }
  /** A team, a user or a challenge was renamed. What the streams sent before still has the old name. */
  | { type: 'hub.renamed' }
  | { type: 'hub.dropped' }
  | { type: 'hub.refused'; why: Refusal }
export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' } | { type: 'page.woke' }

/**
 * The longest silence of a working connection: three pings of a counting server, and less than three of
 * another one.
 */
export const SILENCE_MS = { counted: 12_000, plain: 40_000 } as const
