import { lazy, Suspense } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'

const QuietLine = lazy(() =>
  loadWhenIdle(async () => ({
    default: (await import('./keep-silent-connection.tsx')).KeepSilentConnection,
  })),
)

/** The extension of the server without which the connection is useless. */
const FEATURES = {
  public: 'game-updates',
  game: 'streams',
  monitor: 'game-edits',
  platform: 'live-lists',
} as const

export interface SilentConnectionProps {
  /** Null: a screen without a game. */
  gameId: number | null
  /** `monitor`: an organiser's screen within a game. `platform`: a screen of the administration. */
  kind?: keyof typeof FEATURES
}

/** Keeps the data of a screen current. A base server has no such connection. */
export function SilentConnection({
  gameId,
  kind = gameId === null ? 'public' : 'game',
}: SilentConnectionProps) {
  const { features } = useConfig()
  if (!features?.includes(FEATURES[kind])) return null
  return (
    <Suspense>
      <QuietLine gameId={gameId} kind={kind} />
    </Suspense>
  )
}
