import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { GameEdit, ListName, StreamItems, StreamName, StreamPart } from '#contract/streams.ts'

/**
 * A message about one stream. Null `from`: the server does not number items and sends each as it happens.
 * Null `items`: only a new snapshot has them.
 */
export type ReceivedPart =
  | StreamPart
  | {
      [Name in StreamName]: { stream: Name; from: null; items: readonly StreamItems[Name][] | null }
    }[StreamName]

/**
 * The reasons for which a server rejects a connection. A retry would change nothing, so the machine does not
 * retry on its own. `closed`: the server closed the connection without a message.
 */
export const REFUSALS = ['signed-out', 'forbidden', 'missing', 'malformed', 'closed'] as const
export type Refusal = (typeof REFUSALS)[number]
/** Messages after which a client reads some of its data again. */
export type ReadingEvent =
  /** A game that is not hidden has changed. */
  | { type: 'hub.game'; game: number }
  /** Organisers or teams changed a part of a game, which may be hidden. */
  | { type: 'hub.edited'; edit: GameEdit }
  /** A list of the platform, or the list of the user's own teams, has changed. */
  | { type: 'hub.list'; list: ListName }
/** `told` has every message that the server sent within `spanMs`. */
export interface Recap {
  spanMs: number
  told: readonly { heard: ReadingEvent; ageMs: number }[]
}
export type ConnectionEvent =
  | { type: 'hub.opened' }
  /** Any other message. It only proves that the connection works. */
  | { type: 'hub.alive' }
  | { type: 'hub.heard'; parts: readonly ReceivedPart[] }
  | { type: 'hub.platform'; platform: GlobalConfigAnswer }
  | ReadingEvent
  /** The messages that the server sent shortly before this connection opened. */
  | { type: 'hub.recap'; recap: Recap }
  /** A team, a user or a challenge was renamed. Items that the streams sent earlier have the old name. */
  | { type: 'hub.renamed' }
  | { type: 'hub.dropped' }
  | { type: 'hub.refused'; why: Refusal }
export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' } | { type: 'page.woke' }

/**
 * The longest silence of a working connection: three pings of a server that numbers its items, less than
 * three of another one.
 */
export const SILENCE_MS = { counted: 12_000, plain: 40_000 } as const
