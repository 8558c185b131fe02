import FileQuestion from 'lucide-react/icons/file-question-mark'
import { Link } from 'react-router-dom'
import type { Problem } from '#contract/problem.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
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
  const isMissing = problem.kind === 'missing'
  return (
    <>
      <DocumentTitle screen={isMissing ? game.missing : null} />
      {isMissing ? (
        <EmptyState
          size="page"
          rank="h1"
          icon={<FileQuestion />}
          title={game.missing}
          text={game.missingText}
          action={all}
        />
      ) : (
        <LoadError size="page" rank="h1" {...failedWords(problem, reading)} onRetry={onRetry} ways={all} />
      )}
    </>
  )
}
