import { useWired } from '#src/bind/wired.ts'
import { useConnection } from '#src/live/use-connection.ts'

/** Holds the line of the game open, and shows nothing of it: what is on the page is asked for again when the line has news of it. */
export function KeepSilentConnection({ gameId }: { gameId: number }) {
  useConnection(useWired().live, gameId)
  return null
}
