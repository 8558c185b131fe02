import type { LineHeard } from '#machines/live/connection.machine.ts'

/** The seam below the live layer: opens a line, says what becomes of it, and hands back how to hang up. */
export type HubConnector = (address: string, say: (heard: LineHeard) => void) => () => void
