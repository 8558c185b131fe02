import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { Navigate } from 'react-router-dom'
import { AnnounceOnce } from '#src/bind/announce-once.tsx'
import { useSession } from '#src/bind/use-session.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { useGamePhase } from '#src/shell/use-game-phase.ts'
import { useText } from '#src/text/use-text.ts'
import { tabsFor, toGameAccess, type GameTab } from './game-access.ts'
import { GameError } from './game-error.tsx'
import { GameHeader, GameHeaderWaiting } from './game-header.tsx'
import { useGame } from './use-game.ts'

export interface GameFrameProps {
  /** Null if the URL has no number. */
  gameId: number | null
  tab: GameTab
  /** The name of an open part of the tab, for the title of the page. */
  part?: string | null
  /** True if the inner screen sets the title of the page. */
  hasOwnTitle?: boolean
  /**
   * Shows the own team at the lower edge, for screens that show it nowhere else. Its lane of toasts replaces
   * the one in the header.
   */
  Dock?: ComponentType<{ game: DetailedGameInfoModel }>
  presenter: ReactNode
  children: ReactNode
}

/**
 * Surrounds every screen of a game except the game's own page. Users without access are redirected to that
 * page, which explains why.
 */
export function GameFrame({
  gameId,
  tab,
  part = null,
  hasOwnTitle = false,
  Dock,
  presenter,
  children,
}: GameFrameProps) {
  const read = useGame(gameId)
  const phase = useGamePhase(read.state === 'ready' ? read.value : null)
  const session = useSession()
  const words = useText().screens.game
  if (read.state === 'failed') return <GameError problem={read.problem} onRetry={read.refresh} />
  // Access depends on the role, so the session must be known first.
  if (read.state === 'waiting' || session.view.kind === 'booting') return <GameHeaderWaiting />
  const game = read.value
  const facts = {
    phase,
    status: game.status,
    role: session.view.kind === 'signed-in' ? session.view.account.role : null,
  }
  const way = toGameAccess(facts, tab)
  if (way.kind === 'closed') {
    return (
      <>
        <AnnounceOnce announcement={{ kind: 'redirected', why: way.why }} />
        <Navigate to={`/games/${game.id}`} replace />
      </>
    )
  }
  return (
    <>
      {hasOwnTitle ? null : (
        <DocumentTitle screen={[part, words[tab], game.title].filter((name) => name !== null).join(' - ')} />
      )}
      <GameHeader game={game} phase={phase} tabs={tabsFor(facts)} role={facts.role} notices={presenter} />
      <OwnCategories game={game.id}>{children}</OwnCategories>
      <Suspense>{Dock ? <Dock game={game} /> : null}</Suspense>
    </>
  )
}
