import { Suspense } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { front } from '#styled/recipes/front.js'
import type { GamesView } from './games-view.ts'

/** Loads on demand, because most platforms have a game. */
const NoGames = lazyPart(async () => (await import('./no-games.tsx')).NoGames)

export interface GamesMissingProps {
  view: Exclude<GamesView, { kind: 'listed' }>
  canCreate: boolean
  /** The heading level of the titles: one deeper if the list has its own heading. */
  rank: 'h2' | 'h3'
}

export function GamesMissing({ view, canCreate, rank }: GamesMissingProps) {
  const { reading } = useText().screens
  const list = front().cards
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
          <LoadError rank={rank} {...failedWords(view.problem, reading)} onRetry={view.retry} />
        </Card>
      )
    case 'empty':
      return (
        <Suspense>
          <NoGames canCreate={canCreate} rank={rank} />
        </Suspense>
      )
    default:
      return view satisfies never
  }
}

function GameSkeleton() {
  const style = front()
  return (
    <Card padding="none" className={style.card}>
      <span className={style.cardPoster}>
        <Skeleton shape="block" />
      </span>
      <div className={style.cardWords}>
        <Skeleton width="short" />
        <Skeleton shape="heading" width="long" />
        <Skeleton />
      </div>
    </Card>
  )
}
