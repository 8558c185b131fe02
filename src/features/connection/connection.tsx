import { lazy, Suspense } from 'react'
import { useSession } from '#src/bind/use-session.ts'
import { later } from '#src/lib/later.ts'

// After the first paint: the atoms, the line and the pill's popover are most of what a game's screen would weigh.
const ConnectionLine = lazy(() => later(async () => ({ default: (await import('./connection-line.tsx')).ConnectionLine })))

/** The live line of a game. A server of this wire opens it to those who are signed in. */
export function Connection({ gameId }: { gameId: number }) {
  const { view } = useSession()
  if (view.kind !== 'signed-in') return null
  return (
    <Suspense>
      <ConnectionLine gameId={gameId} />
    </Suspense>
  )
}
