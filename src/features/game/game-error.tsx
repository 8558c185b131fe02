import FileQuestion from 'lucide-react/icons/file-question-mark'
import { Link } from 'react-router-dom'
import type { Problem } from '#contract/problem.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'

export function GameError({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { game, reading } = useText().screens
  const all = (
    <LinkButton as={Link} to="/games" look="outline">
      {game.all}
    </LinkButton>
  )
  if (problem.kind === 'missing')
    return (
      <EmptyState
        size="page"
        rank="h1"
        icon={<FileQuestion />}
        title={game.missing}
        text={game.missingText}
        action={all}
      />
    )
  return <LoadError size="page" rank="h1" {...failedWords(problem, reading)} onRetry={onRetry} ways={all} />
}
