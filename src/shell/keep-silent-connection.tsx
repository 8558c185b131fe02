import { useWired } from '#src/bind/wired.ts'
import { useConnection } from '#src/live/use-connection.ts'

/** Keeps a connection open without showing its state. Null: for a screen without a game. */
export function KeepSilentConnection({ gameId }: { gameId: number | null }) {
  useConnection(useWired().live, gameId)
  return null
}
