import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { Navigate } from 'react-router-dom'
import { AnnounceOnce } from '#src/bind/announce-once.tsx'
import { useSession } from '#src/bind/use-session.ts'
import { useNow } from '#src/browser/clock.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { useText } from '#src/text/use-text.ts'
import { tabsFor, toGameAccess, type GameTab } from './game-access.ts'
import { GameTrouble } from './game-error.tsx'
import { GameHeader, GameHeaderWaiting } from './game-header.tsx'
import { toGameProgress } from './game-progress.ts'
import { useGame } from './use-game.ts'

export interface GameFrameProps {
  /** Null when the address holds no number. */
  gameId: number | null
  tab: GameTab
  /** The name of an open part of the tab, for the title. */
  part?: string | null
  /** True where the screen inside names itself. */
  hasOwnTitle?: boolean
  /** At the foot of a screen that has no row of the own team. It holds the lane of news. */
  Dock?: ComponentType<{ game: DetailedGameInfoModel }>
  /** Tells of what happens in the game, and lists it. */
  presenter: ReactNode
  children: ReactNode
}

/** Around every screen of a game: who may not be here is led to the game's own page and told why. */
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
  const session = useSession()
  const now = useNow()
  const words = useText().screens.game
  if (read.state === 'failed') return <GameTrouble problem={read.problem} onRetry={read.refresh} />
  // Whether a person is an organiser decides on the way in, so the session has to know first.
  if (read.state === 'waiting' || session.view.kind === 'booting') return <GameHeaderWaiting />
  const game = read.value
  const span = toGameProgress(game, now)
  const facts = {
    phase: span.phase,
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
      <GameHeader game={game} span={span} tabs={tabsFor(facts)} role={facts.role} notices={presenter} />
      <OwnCategories game={game.id}>{children}</OwnCategories>
      <Suspense>{Dock ? <Dock game={game} /> : null}</Suspense>
    </>
  )
}
