import { useText } from '#src/text/use-text.ts'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { gameHero } from '#styled/recipes/game-hero.js'
import { GameHeaderWaiting } from './game-header.tsx'

const look = gameHero()

export function GameWaiting() {
  return (
    <>
      <GameHeaderWaiting />
      <section className={look.hero}>
        <div className={look.poster} />
        <SkeletonShape label={useText().screens.reading.loading} className={look.words}>
          <Skeleton width="short" />
          <div className={look.title}>
            <Skeleton shape="heading" width="half" />
          </div>
          <Skeleton width="long" />
        </SkeletonShape>
      </section>
    </>
  )
}
