import { getGameToEdit } from '#contract/calls/edit.ts'
import { listWriteups } from '#contract/calls/admin.ts'
import { instant } from '#contract/models/time.ts'
import { useRead } from '#src/api/use-read.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { NoWriteups } from './no-writeups.tsx'
import { WriteupReader } from './writeup-reader.tsx'

/** The writeups of a game, for the organisers who judge them. */
export function WriteupReview({ gameId }: { gameId: number }) {
  const { reading } = useText().screens
  const read = useRead(listWriteups, { params: { id: gameId } }, 'writeups')
  const game = useRead(getGameToEdit, { params: { id: gameId } }, 'once')
  if (read.state === 'waiting') {
    return (
      <SkeletonShape
        label={reading.loading}
        className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}
      >
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonShape>
    )
  }
  if (read.state === 'failed') {
    return (
      <Card>
        <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
      </Card>
    )
  }
  if (read.value.length === 0) {
    return (
      <NoWriteups
        gameId={gameId}
        deadline={game.state === 'ready' ? instant(game.value.wpddl) : null}
        onRefresh={read.refresh}
      />
    )
  }
  return <WriteupReader gameId={gameId} list={read.value} problem={read.problem} />
}
