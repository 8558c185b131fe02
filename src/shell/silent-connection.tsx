import { lazy, Suspense } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'

const QuietLine = lazy(() => loadWhenIdle(async () => ({ default: (await import('./keep-silent-connection.tsx')).KeepSilentConnection })))

/** For screens whose facts an organiser may change while they are read. Null: a screen without a game. A base server has no such connection. */
export function SilentConnection({ gameId }: { gameId: number | null }) {
  const { features } = useConfig()
  if (!features?.includes(gameId === null ? 'game-updates' : 'streams')) return null
  return (
    <Suspense>
      <QuietLine gameId={gameId} />
    </Suspense>
  )
}
