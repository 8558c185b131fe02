import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/browser/clock.ts'
import { useConnection } from '#src/live/use-connection.ts'
import { ConnectionPill } from './connection-pill.tsx'

/** Holds the line of the game open for as long as it is on the page. */
export function KeepConnection({ gameId }: { gameId: number }) {
  const { view, retry } = useConnection(useWired().live, gameId)
  const now = useNow()
  return view.kind === 'idle' ? null : <ConnectionPill view={view} now={now} onRetry={retry} />
}
