import { lazy, Suspense } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import type { KeepConnectionProps } from './keep-connection.tsx'

// Loads after the first paint, because atoms, connection and popover are most of the code of a game's screen.
const ConnectionLine = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('./keep-connection.tsx')).KeepConnection })),
)

/** A base server requires a session for the live connection of a game, our server does not. */
export function Connection(place: KeepConnectionProps) {
  const { view } = useSession()
  const { features } = useConfig()
  if (view.kind !== 'signed-in' && !features?.includes('streams')) return null
  return (
    <Suspense>
      <ConnectionLine {...place} />
    </Suspense>
  )
}
