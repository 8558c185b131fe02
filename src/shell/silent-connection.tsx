import { lazy, Suspense } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'

const QuietLine = lazy(() => loadWhenIdle(async () => ({ default: (await import('./keep-silent-connection.tsx')).KeepSilentConnection })))

/** For whom something of one's own may change while the page is read. A base server tells nobody of that. */
export function SilentConnection({ gameId }: { gameId: number }) {
  const { view } = useSession()
  const { features } = useConfig()
  if (view.kind !== 'signed-in' || !features?.includes('streams')) return null
  return (
    <Suspense>
      <QuietLine gameId={gameId} />
    </Suspense>
  )
}
