import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/browser/clock.ts'
import { useConnection } from '#src/live/use-connection.ts'
import { ConnectionPill } from './connection-pill.tsx'

export interface KeepConnectionProps {
  gameId: number
  frozenSince?: string | null
  isPaused?: boolean
  /** `monitor`: for an organiser's screens that show no board. */
  kind?: 'game' | 'monitor'
}

/** Holds the connection of the game open while it is mounted. */
export function KeepConnection({
  gameId,
  frozenSince = null,
  isPaused = false,
  kind = 'game',
}: KeepConnectionProps) {
  const { view, retry } = useConnection(useWired().live, gameId, kind)
  const now = useNow()
  if (view.kind === 'idle') return null
  return (
    <ConnectionPill view={view} now={now} frozenSince={frozenSince} isPaused={isPaused} onRetry={retry} />
  )
}
