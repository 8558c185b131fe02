import type { HubName } from './hubs/hub-names.ts'

export type GameAudience = 'spectators' | 'everybody'
export interface HubMessage {
  hub: HubName
  /** The game whose group receives it; missing on a hub without games. */
  game?: number
  /**
   * The kind of connections: `base` for clients of the base wire, which do not know extension messages,
   * `streams` for those that follow streams.
   */
  lines?: 'base' | 'streams'
  target: string
  /** In the spelling of the wire, with dates as text. */
  payload: unknown
}

/**
 * Sends to all connections with streams, on every hub and in every process. It never waits and never fails.
 */
export interface ConfigBroadcast {
  broadcast(target: string, payload: unknown): void
}

/** Sends to connected clients. It never waits and never fails: a fact is stored before it is sent. */
export interface HubSender {
  publish(message: HubMessage): void
  /** Reaches the user's connections with streams, on every hub and in every process. */
  tellUser(userId: string, target: string, payload: unknown): void
  /**
   * The user's rights changed or a session ended. Closes their connections in every process, which are judged
   * again when they come back.
   */
  disconnectUser(userId: string): void
  /** The user joined or left a team. Connections that follow a team reconnect and are judged again. */
  reconnectUser(userId: string): void
  /**
   * The game no longer exists, for spectators or for everyone. Its connections are closed for good, in every
   * process.
   */
  closeGame(gameId: number, from: GameAudience): void
}
