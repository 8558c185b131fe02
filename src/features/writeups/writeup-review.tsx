import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { listWriteups } from '#contract/calls/admin.ts'
import { getGameToEdit } from '#contract/calls/edit.ts'
import { instant } from '#contract/models/time.ts'
import { useRead } from '#src/api/use-read.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WriteupReader } from './writeup-reader.tsx'

export function WriteupReview({ gameId }: { gameId: number }) {
  const { reading } = useText().screens
  const read = useRead(listWriteups, { params: { id: gameId } }, 'minute')
  const game = useRead(getGameToEdit, { params: { id: gameId } }, 'once')
  if (read.state === 'waiting') {
    return (
      <SkeletonShape label={reading.loading} gap="3">
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

interface NoWriteupsProps {
  gameId: number
  /** Null while it is not known. */
  deadline: number | null
  onRefresh: () => void
}

function NoWriteups({ gameId, deadline, onRefresh }: NoWriteupsProps) {
  const { locale } = useText()
  const words = useWords(writeupReviewWords)
  const now = useNow()
  const isOver = deadline !== null && now > deadline
  const why = useId()
  return (
    <Card>
      <EmptyState
        icon={<FileText />}
        title={words.none}
        text={
          deadline === null
            ? null
            : isOver
              ? words.over(formatMoment(deadline, locale))
              : words.until(formatMoment(deadline, locale))
        }
        more={<span id={why}>{words.nothingToTake}</span>}
        action={
          <>
            <Button onClick={onRefresh}>{words.refresh}</Button>
            <LinkButton as={Link} to={`/games/${gameId}/room/settings`} look="outline">
              {words.setting}
            </LinkButton>
            <Button look="outline" icon={<Download aria-hidden />} aria-disabled aria-describedby={why}>
              {words.takeAll(0)}
            </Button>
          </>
        }
      />
    </Card>
  )
}
