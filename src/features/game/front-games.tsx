import ArrowRight from 'lucide-react/icons/arrow-right'
import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { listGames } from '#contract/calls/game.ts'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { loadAfterPaint } from '#src/browser/load-when-idle.ts'
import { useNow } from '#src/browser/clock.ts'
import { useText } from '#src/text/use-text.ts'
import { ScreenSection } from '#src/ui/screen-section.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { front } from '#styled/recipes/front.js'
import { GameCard } from './game-card.tsx'
import { GamesMissing } from './games-missing.tsx'
import { toGameProgress } from '#src/shell/game-progress.ts'
import { toFrontGames, toGamesView, type FrontGames as FrontGroups, type GamesView } from './games-view.ts'
import { LeadGame } from './lead-game.tsx'

// Below the first screenful, so it loads after the first paint.
const PastGames = lazyPart(async () => (await loadAfterPaint(() => import('./past-games.tsx'))).PastGames)
const MOST_NEXT = 6
const MOST_PAST = 5

interface FrontGamesProps {
  /** Shown next to the games on wide screens. */
  children: ReactNode
}

/** The games of the front page, with the most important one on top. */
export function FrontGames({ children }: FrontGamesProps) {
  const now = useNow()
  const session = useSession()
  const view = toGamesView(useRead(listGames, {}, 'home'), now)
  const canCreate = session.view.kind === 'signed-in' && session.view.account.role === 'Admin'
  return (
    <FrontView view={view} now={now} canCreate={canCreate}>
      {children}
    </FrontView>
  )
}

export interface FrontViewProps extends FrontGamesProps {
  view: GamesView
  now: number
  canCreate: boolean
}

export function FrontView({ view, now, canCreate, children }: FrontViewProps) {
  const { frame, home, reading } = useText().screens
  const style = front()
  const all = <AllLink to="/games" label={home.allGames} />
  switch (view.kind) {
    case 'loading':
      return (
        <>
          <SkeletonShape label={reading.loading} className={style.lead}>
            <div className={style.words}>
              <Skeleton width="short" />
              <Skeleton shape="heading" width="long" />
              <Skeleton width="half" />
            </div>
          </SkeletonShape>
          {/* Rendered hidden, so that its data loads already. Its place depends on the games. */}
          <div hidden>{children}</div>
        </>
      )
    case 'failed':
    case 'empty':
      return (
        <div className={style.columns}>
          <ScreenSection title={frame.games} all={null}>
            <GamesMissing view={view} canCreate={canCreate} rank="h3" />
          </ScreenSection>
          {children}
        </div>
      )
    case 'listed': {
      const { lead, next, past } = toFrontGames(view.games, now)
      return (
        <>
          {lead ? <LeadGame game={lead} now={now} /> : null}
          <div className={style.columns}>
            <GameGroups next={next.slice(0, MOST_NEXT)} past={past.slice(0, MOST_PAST)} now={now} all={all} />
            {children}
          </div>
        </>
      )
    }
    default:
      return view satisfies never
  }
}

interface GameGroupsProps extends Pick<FrontGroups<BasicGameInfoModel>, 'next' | 'past'> {
  now: number
  /** The link to all games, next to the first heading. */
  all?: ReactNode
}

/** Games that are not over are cards, and below them each past game is one line. */
export function GameGroups({ next, past, now, all = null }: GameGroupsProps) {
  const { home } = useText().screens
  const style = front()
  const areRunning = next.some(({ start }) => toGameProgress({ start, end: start }, now).leftMs === 0)
  return (
    <div className={style.main}>
      {next.length === 0 ? null : (
        <ScreenSection title={areRunning ? home.open : home.next} all={all}>
          <div className={style.cards}>
            {next.map((game) => (
              <GameCard key={game.id} game={game} now={now} />
            ))}
          </div>
        </ScreenSection>
      )}
      {past.length === 0 ? null : (
        <ScreenSection title={home.past} all={next.length === 0 ? all : null}>
          <Suspense>
            <PastGames games={past} now={now} />
          </Suspense>
        </ScreenSection>
      )}
    </div>
  )
}

export function AllLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={front().all}>
      {label}
      <ArrowRight aria-hidden />
    </Link>
  )
}
