import FileQuestion from 'lucide-react/icons/file-question-mark'
import { Link } from 'react-router-dom'
import type { Problem } from '#contract/problem.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'

export function GameAdminTrouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).frame
  const all = (
    <LinkButton as={Link} to="/admin/games" look="outline">
      {words.back}
    </LinkButton>
  )
  if (problem.kind === 'missing')
    return (
      <EmptyState
        size="page"
        rank="h1"
        icon={<FileQuestion />}
        title={words.gone}
        text={words.goneText}
        action={all}
      />
    )
  return <LoadError size="page" rank="h1" {...failedWords(problem, reading)} onRetry={onRetry} ways={all} />
}
