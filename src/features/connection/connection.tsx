import { useSession } from '#src/bind/use-session.ts'
import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/lib/clock.ts'
import { useConnection } from '#src/live/use-connection.ts'
import { ConnectionPill } from './connection-pill.tsx'

/** The live line of a game. A server of this wire opens it to those who are signed in. */
export function Connection({ gameId }: { gameId: number }) {
  const { view } = useSession()
  return view.kind === 'signed-in' ? <Line gameId={gameId} /> : null
}

function Line({ gameId }: { gameId: number }) {
  const { view, retry } = useConnection(useWired().connection, gameId)
  const now = useNow()
  return view.kind === 'idle' ? null : <ConnectionPill view={view} now={now} onRetry={retry} />
}
