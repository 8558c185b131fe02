import type { ConnectionEvent } from '#machines/live/connection-events.ts'

/**
 * The seam below the live layer: opens a line, says what becomes of it, and hands back how to hang up. The
 * line is dead after a silence so long.
 */
export type HubConnector = (
  address: string,
  say: (heard: ConnectionEvent) => void,
  silenceMs: number,
) => () => void
