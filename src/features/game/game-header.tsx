import { Suspense, type ReactNode } from 'react'
import { Link, NavLink, useNavigate, useNavigationType } from 'react-router-dom'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { Role } from '#contract/models/role.ts'
import { hiddenSince, isHiding } from '#contract/rules/freeze.ts'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { useFromNow, useNow } from '#src/browser/clock.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { pressMarked } from '#src/browser/press-marked.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { dayOf } from '#src/format/day.ts'
import { formatMinute } from '#src/format/time.ts'
import { Connection } from '#src/shell/connection.tsx'
import { GameBar } from '#src/shell/frame/game-bar.tsx'
import type { GameDates } from '#src/shell/use-game-phase.ts'
import { useGameBoard, useOwnTeam, useTeamPosition } from '#src/shell/use-own-team.ts'
import { useText } from '#src/text/use-text.ts'
import { EventMark } from '#src/ui/identity/event-poster.tsx'
import { showCurrent } from '#src/ui/tab-bar.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { placeToastCorner } from '#src/ui/toast-place.ts'
import { frame } from '#styled/recipes/frame.js'
import { gameHeader } from '#styled/recipes/game-header.js'
import Activity from 'lucide-react/icons/activity'
import Crosshair from 'lucide-react/icons/crosshair'
import Flag from 'lucide-react/icons/flag'
import Trophy from 'lucide-react/icons/trophy'
import type { GameTab } from './game-access.ts'
import { GameClock } from '#src/shell/game-clock.tsx'
import { toGameProgress } from '#src/shell/game-progress.ts'
import { PauseNews } from '#src/shell/pause-news.tsx'
import { OwnChip } from './own-chip.tsx'

const RehearsalBar = lazyPart(async () => (await import('./rehearsal-bar.tsx')).RehearsalBar)

const GAME_TABS = {
  detail: { path: '', icon: Flag },
  challenges: { path: 'challenges', icon: Crosshair },
  scoreboard: { path: 'scoreboard', icon: Trophy },
  room: { path: 'room/overview', icon: Activity },
} as const

export interface GameHeaderProps {
  game: DetailedGameInfoModel
  phase: GamePhase
  tabs: readonly GameTab[]
  role: Role | null
  /** False if the screen has a main heading of its own, because a page has only one. */
  isHeading?: boolean
  notices: ReactNode
}

/** The top of every screen of a game. On phones it includes the bar at the bottom. */
export function GameHeader({ game, phase, tabs, role, isHeading = true, notices }: GameHeaderProps) {
  const { locale, screens } = useText()
  const words = screens.game
  const isNarrow = useIsNarrow()
  const isWide = !useIsNarrow('game header')
  const isPlayer = game.status === 'Accepted' && game.teamName !== null
  const canFollow = isPlayer || (role !== null && isAtLeast(role, 'Monitor'))
  const board = useGameBoard(game.id, canFollow && phase !== 'coming')
  const team = useOwnTeam(isPlayer ? game.teamName : null, board)
  const standing = useTeamPosition(game.id, team, board)
  const freezeAt = board ? hiddenSince(board.freeze) : null
  const frozenSince = useFromNow((now) =>
    board && freezeAt !== null && isHiding(board.freeze, now)
      ? formatMinute(freezeAt, dayOf(now), locale)
      : null,
  )
  const style = gameHeader()
  const navigate = useNavigate()
  const pages = ['detail', ...tabs] as const
  const to = (tab: keyof typeof GAME_TABS) => {
    // A rehearsal leads back to the room of the game itself.
    const id = tab === 'room' ? (game.rehearsalOf ?? game.id) : game.id
    return `/games/${id}/${GAME_TABS[tab].path}`.replace(/\/$/, '')
  }
  useKeys((key) => {
    const page = pages[Number(key) - 1]
    if (page) void navigate(to(page))
    return page !== undefined || pressMarked(key)
  })
  return (
    <>
      {game.rehearsalOf === undefined ? null : (
        <Suspense>
          <RehearsalBar of={game.rehearsalOf} />
        </Suspense>
      )}
      <header className={style.root}>
        {isNarrow || isWide ? (
          <span aria-hidden className={style.mark}>
            <EventMark title={game.title} picture={game.poster} />
          </span>
        ) : (
          <Link to={to('detail')} aria-label={words.detail} className={style.mark}>
            <EventMark title={game.title} picture={game.poster} />
          </Link>
        )}
        {isHeading ? (
          <Heading title={game.title} />
        ) : (
          <span title={game.title} className={style.title}>
            {game.title}
          </span>
        )}
        {isNarrow ? null : (
          <nav ref={showCurrent} aria-label={words.tabs} className={style.tabs}>
            {(isWide ? pages : tabs).map((tab) => (
              <NavLink key={tab} to={to(tab)} end={tab === 'detail'} className={style.tab}>
                {words[tab]}
                {tab === 'challenges' ? (
                  <span className={style.count}>
                    {standing ? `${standing.solved}/${standing.challenges}` : null}
                  </span>
                ) : null}
              </NavLink>
            ))}
          </nav>
        )}
        <div className={style.pillPlace}>
          <Connection gameId={game.id} frozenSince={frozenSince} isPaused={phase === 'paused'} />
        </div>
        {isPlayer && phase !== 'coming' ? (
          <Suspense fallback={<span className={style.own} />}>
            <OwnChip name={game.teamName ?? ''} picture={team?.avatar} standing={standing} />
          </Suspense>
        ) : null}
        {isNarrow ? null : <div className={style.notices}>{notices}</div>}
        <Clock game={game} freezeAt={freezeAt} />
        <PauseNews phase={phase} />
        {/* The place for toasts. A dock that loads later replaces it. */}
        <div ref={placeToastCorner} aria-live="polite" data-toasts className={style.lane} />
      </header>
      {isNarrow ? (
        <GameBar label={words.tabs} notices={notices}>
          {pages.map((tab) => {
            const Icon = GAME_TABS[tab].icon
            return (
              <NavLink key={tab} to={to(tab)} end={tab === 'detail'} className={frame().tab}>
                <Icon aria-hidden />
                <span className={frame().tabName}>{words[tab]}</span>
              </NavLink>
            )
          })}
        </GameBar>
      ) : null}
    </>
  )
}

function Clock({ game, freezeAt }: { game: GameDates; freezeAt: number | null }) {
  return <GameClock span={toGameProgress(game, useNow())} freezeAt={freezeAt} />
}

/** As high as the header that replaces it, so that nothing moves. */
export function GameHeaderWaiting() {
  const style = gameHeader()
  return (
    <header className={style.root}>
      <span className={style.mark} />
      <SkeletonShape label={useText().screens.reading.loading} className={style.title}>
        <Skeleton width="long" />
      </SkeletonShape>
      <div ref={placeToastCorner} aria-live="polite" data-toasts className={style.lane} />
    </header>
  )
}

function Heading({ title }: { title: string }) {
  const place = useFocusHeading(useNavigationType() !== 'POP')
  return (
    <h1 ref={place} tabIndex={-1} title={title} className={gameHeader().title}>
      {title}
    </h1>
  )
}
