import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useNow } from '#src/browser/clock.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export interface NoWriteupsProps {
  gameId: number
  /** Null while it is not known. */
  deadline: number | null
  onRefresh: () => void
}

export function NoWriteups({ gameId, deadline, onRefresh }: NoWriteupsProps) {
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
            <LinkButton as={Link} to={`/admin/games/${gameId}/info`} look="outline">
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
