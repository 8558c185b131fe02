import type { HubName } from './hubs/hub-names.ts'

export type GameAudience = 'spectators' | 'everybody'
export interface HubMessage {
  hub: HubName
  /** The game whose group hears it; left out on a hub that has no games. */
  game?: number
  /**
   * The kind of connections: `base` for clients of the base wire, which do not know extension messages,
   * `streams` for those that follow streams.
   */
  lines?: 'base' | 'streams'
  target: string
  /** In the wire's spelling, dates already as text. */
  payload: unknown
}

/**
 * Sends to all connections that follow streams, on every hub and in every process. It never waits and never
 * fails.
 */
export interface ConfigBroadcast {
  broadcast(target: string, payload: unknown): void
}

/** Sends to connected clients. It never waits and never fails: a fact is stored before it is sent. */
export interface HubSender {
  publish(message: HubMessage): void
  /** Reaches the lines of one user that follow streams, on every hub and in every process. */
  tellUser(userId: string, target: string, payload: unknown): void
  /**
   * The user's rights changed or a session ended. Closes their connections in every process, which are judged
   * again when they come back.
   */
  disconnectUser(userId: string): void
  /** The user joined or left a team. Connections that follow a team reconnect and are judged again. */
  reconnectUser(userId: string): void
  /**
   * The game is not there any more, for spectators or for anybody: lines that hear of it are closed for good,
   * in every process.
   */
  closeGame(gameId: number, from: GameAudience): void
}
