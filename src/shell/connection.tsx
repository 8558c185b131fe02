import { lazy, Suspense } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import type { KeepConnectionProps } from './keep-connection.tsx'

// After the first paint: the atoms, the line and the pill's popover are most of what a game's screen would
// weigh.
const ConnectionLine = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('./keep-connection.tsx')).KeepConnection })),
)

/** The live line of a game. A base server opens it to those who are signed in, ours to everybody. */
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
