import type { StreamName } from '#contract/streams.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'

/** A part of a message whose items are not checked yet. */
export interface RawPart {
  stream: StreamName
  from: number | null
  items: readonly unknown[] | null
}
/** An event as the network layer reports it. `readEvent` checks its content. */
export type HubEvent =
  | Exclude<ConnectionEvent, { type: 'hub.heard' | 'hub.platform' }>
  | { type: 'hub.heard'; parts: readonly RawPart[] }
  | { type: 'hub.platform'; platform: unknown }

/**
 * The network layer of hubs: opens a connection, reports its events, and returns the function that closes it.
 * A silence of `silenceMs` means that the connection is dead.
 */
export type HubConnector = (address: string, say: (heard: HubEvent) => void, silenceMs: number) => () => void
