import { useWired } from '#src/bind/wired.ts'
import type { ConnectionKind } from '#src/live/tab-connections.ts'
import { useConnection } from '#src/live/use-connection.ts'

/** Keeps a connection open without showing its state. Null `gameId`: a screen without a game. */
export function KeepSilentConnection({ gameId, kind }: { gameId: number | null; kind: ConnectionKind }) {
  useConnection(useWired().live, gameId, kind)
  return null
}
