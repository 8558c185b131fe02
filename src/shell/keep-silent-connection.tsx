import { useWired } from '#src/bind/wired.ts'
import { useConnection } from '#src/live/use-connection.ts'

/** Keeps a connection open without showing its state. Null: for a screen without a game. */
export function KeepSilentConnection({
  gameId,
  kind,
}: {
  gameId: number | null
  kind: 'public' | 'game' | 'monitor'
}) {
  useConnection(useWired().live, gameId, kind)
  return null
}
