import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import { Link, type To } from 'react-router-dom'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export function GoneWriteup({ back }: { back: To }) {
  const words = useWords(writeupReviewWords)
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={words.gone}
      text={words.goneText}
      action={
        <LinkButton as={Link} to={back} look="outline" icon={<ArrowLeft aria-hidden />}>
          {words.back}
        </LinkButton>
      }
    />
  )
}
