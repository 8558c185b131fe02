import Flag from 'lucide-react/icons/flag'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router-dom'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { shelf } from '#styled/recipes/shelf.js'
import { GameCard } from './game-card.tsx'
import type { GamesView } from './games-view.ts'

export interface GameListProps {
  view: GamesView
  now: number
  canCreate: boolean
  /**
   * As many across as there is room for, or beside something else: a column, on narrow screens a row to push
   * along.
   */
  shape: 'grid' | 'column'
}

export function GameList({ view, now, canCreate, shape }: GameListProps) {
  const { home, reading } = useText().screens
  const list = shape === 'grid' ? shelf().grid : shelf().row
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={reading.loading} className={list}>
          <GameSkeleton />
          <GameSkeleton />
          <GameSkeleton />
        </SkeletonShape>
      )
    case 'failed':
      return (
        <Card>
          <LoadError
            rank={shape === 'grid' ? 'h2' : 'h3'}
            {...failedWords(view.problem, reading)}
            onRetry={view.retry}
          />
        </Card>
      )
    case 'empty':
      return (
        <Card>
          <EmptyState
            icon={<Flag />}
            rank={shape === 'grid' ? 'h2' : 'h3'}
            title={home.noGames}
            text={home.noGamesText}
            action={
              canCreate ? (
                <LinkButton as={Link} to="/admin/games" tone="brand" icon={<Plus aria-hidden />}>
                  {home.createGame}
                </LinkButton>
              ) : (
                <LinkButton as={Link} to="/posts" look="outline">
                  {home.allPosts}
                </LinkButton>
              )
            }
          />
        </Card>
      )
    case 'listed':
      return (
        <div className={list}>
          {view.games.map((game) => (
            <GameCard key={game.id} game={game} now={now} rank={shape === 'grid' ? 'h2' : 'h3'} />
          ))}
        </div>
      )
    default:
      return view satisfies never
  }
}

function GameSkeleton() {
  return (
    <Card padding="none">
      <span className={css({ display: 'block', height: '32' })}>
        <Skeleton shape="block" />
      </span>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '2', padding: '4' })}>
        <Skeleton width="short" />
        <Skeleton shape="heading" width="long" />
        <Skeleton />
      </div>
    </Card>
  )
}
