import { lazy, Suspense } from 'react'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import type { KeepConnectionProps } from './keep-connection.tsx'

// Loads after the first paint, because atoms, connection and popover are most of the code of a game's screen.
const ConnectionLine = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('./keep-connection.tsx')).KeepConnection })),
)

/** Keeps the data of a game current and shows how old it is. */
export function Connection(place: KeepConnectionProps) {
  return (
    <Suspense>
      <ConnectionLine {...place} />
    </Suspense>
  )
}
