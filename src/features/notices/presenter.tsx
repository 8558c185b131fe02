import { lazy, Suspense } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'

// Loads after the first paint, like the live connection that it needs.
const NoticePresenter = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('./notice-presenter.tsx')).NoticePresenter })),
)

interface PresenterProps {
  gameId: number
  /** False in the room, where N writes a note. */
  hasKey?: boolean
}

/** Announces events of a game to a user who is on one of its screens or in another window. */
export function Presenter({ gameId, hasKey = true }: PresenterProps) {
  const { view } = useSession()
  const { features } = useConfig()
  const account = view.kind === 'signed-in' ? view.account.id : ''
  // Visitors of a base server have no connection, so there is nothing to announce.
  if (account === '' && !features?.includes('streams')) return null
  return (
    <Suspense>
      <NoticePresenter key={`${account} ${gameId}`} account={account} game={gameId} hasKey={hasKey} />
    </Suspense>
  )
}
