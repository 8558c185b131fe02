import type { ReactNode } from 'react'
import { Navigate, Link, NavLink, useNavigationType } from 'react-router-dom'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { AnnounceOnce } from '#src/bind/announce-once.tsx'
import { useSession } from '#src/bind/use-session.ts'
import { useNow } from '#src/browser/clock.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { Connection } from '#src/shell/connection.tsx'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { useText } from '#src/text/use-text.ts'
import { Row } from '#src/ui/layout.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'
import { css } from '#styled/css/index.js'
import { CountdownRing } from './countdown-ring.tsx'
import { tabsFor, toGameAccess, type GameTab } from './game-access.ts'
import { GameTrouble } from './game-error.tsx'
import { toGameProgress, type GameProgress } from './game-progress.ts'
import { GAME_TABS } from './game-tabs.ts'
import { GameWaiting } from './game-waiting.tsx'
import { useGame } from './use-game.ts'

export interface GameFrameProps {
  /** Null when the address holds no number. */
  gameId: number | null
  tab: GameTab
  /** The name of an open part of the tab, for the title. */
  part?: string | null
  /** True where the screen inside names itself. */
  hasOwnTitle?: boolean
  /** Tells of what happens in the game. */
  presenter: ReactNode
  children: ReactNode
}

/** Around every screen of a game: who may not be here is led to the game's own page and told why. */
export function GameFrame({
  gameId,
  tab,
  part = null,
  hasOwnTitle = false,
  presenter,
  children,
}: GameFrameProps) {
  const read = useGame(gameId)
  const session = useSession()
  const now = useNow()
  const words = useText().screens.game
  if (read.state === 'failed') return <GameTrouble problem={read.problem} onRetry={read.refresh} />
  // Whether a person is an organiser decides on the way in, so the session has to know first.
  if (read.state === 'waiting' || session.view.kind === 'booting') return <GameWaiting />
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
      <GameHeader game={game} span={span} tabs={tabsFor(facts)}>
        <Connection gameId={game.id} />
        {presenter}
      </GameHeader>
      <OwnCategories game={game.id}>{children}</OwnCategories>
    </>
  )
}

interface GameHeaderProps {
  game: DetailedGameInfoModel
  span: GameProgress
  tabs: readonly GameTab[]
  /** The state of the connection and the presenter, beside the title. */
  children?: ReactNode
}

/** On top of every screen of a game: which game, how long, and where to go in it. */
function GameHeader({ game, span, tabs, children }: GameHeaderProps) {
  const words = useText().screens.game
  const title = useFocusHeading(useNavigationType() !== 'POP')
  return (
    <header className={head}>
      <Row gap="4">
        <h1
          ref={title}
          tabIndex={-1}
          className={css({
            textStyle: 'title',
            flexGrow: { md: '1' },
            minWidth: '0',
            overflowWrap: 'anywhere',
            outline: 'none',
          })}
        >
          <Link
            to={`/games/${game.id}`}
            className={css({ borderRadius: 'small', _hover: { color: 'fg.link' } })}
          >
            {game.title}
          </Link>
        </h1>
        {children}
        {/* Where the title leaves no room, the line and the bell stay together at the start. */}
        <div className={css({ marginInlineStart: 'auto' })}>
          <CountdownRing span={span} />
        </div>
      </Row>
      <TabBar label={words.tabs}>
        {tabs.map((tab) => {
          const { path, icon: Icon } = GAME_TABS[tab]
          return (
            <TabLink key={tab} as={NavLink} to={`/games/${game.id}/${path}`} icon={<Icon aria-hidden />}>
              {words[tab]}
            </TabLink>
          )
        })}
      </TabBar>
    </header>
  )
}

const head = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingInline: { base: '4', md: '8' },
  // Above it is the lane of toasts.
  paddingBlockStart: '1',
})
