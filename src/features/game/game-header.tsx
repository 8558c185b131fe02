import type { ReactNode } from 'react'
import { Link, NavLink, useNavigationType } from 'react-router-dom'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { useText } from '#src/text/use-text.ts'
import { Row } from '#src/ui/layout.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'
import { css } from '#styled/css/index.js'
import { CountdownRing } from './countdown-ring.tsx'
import { GAME_TABS } from './game-tabs.ts'
import type { GameTab } from './game-access.ts'
import type { GameProgress } from './game-progress.ts'

export interface GameHeaderProps {
  game: DetailedGameInfoModel
  span: GameProgress
  tabs: readonly GameTab[]
  /** What a screen adds, such as a team's own rank. */
  children?: ReactNode
}

/** On top of every screen of a game: which game, how long, and where to go in it. */
export function GameHeader({ game, span, tabs, children }: GameHeaderProps) {
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
  paddingBlockStart: { base: '1', md: '2' },
})
