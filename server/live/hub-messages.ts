import type { HubName } from './hubs/hub-names.ts'

export type GameAudience = 'spectators' | 'everybody'
export interface HubMessage {
  hub: HubName
  /** The game whose group receives the message. Missing: a hub without games. */
  game?: number
  /**
   * `base`: clients of the base wire, which do not know extension messages. `streams`: clients that follow
   * streams. Missing: both.
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

/**
 * Sends to connected clients. It never waits and never fails, because every fact is stored before it is sent.
 */
export interface HubSender {
  publish(message: HubMessage): void
  /** Reaches the user's connections with streams, on every hub and in every process. */
  tellUser(userId: string, target: string, payload: unknown): void
  /**
   * The user's rights changed or a session ended. Closes their connections in every process. They are
   * authorised again when they reconnect.
   */
  disconnectUser(userId: string): void
  /**
   * The user joined or left a team. Only connections that follow a team must reconnect and be authorised
   * again.
   */
  reconnectUser(userId: string): void
  /**
   * The game no longer exists, for spectators or for all users. Their connections are closed in every
   * process. Clients of the user hub may reconnect to a game that spectators lost, because they may be
   * players.
   */
  closeGame(gameId: number, from: GameAudience): void
}
