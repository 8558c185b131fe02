import { FileQuestion, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Problem } from '#contract/problem.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export function GameTrouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { game, reading } = useText().screens
  const all = (
    <LinkButton as={Link} to="/games" look="outline">
      {game.all}
    </LinkButton>
  )
  if (problem.kind === 'missing')
    return <EmptyState size="page" rank="h1" icon={<FileQuestion />} title={game.missing} text={game.missingText} action={all} />
  return (
    <EmptyState
      size="page"
      rank="h1"
      tone="warning"
      icon={<TriangleAlert />}
      title={reading.failed}
      text={problemWords(problem, reading)}
      action={
        <>
          <Button onClick={onRetry}>{reading.retry}</Button>
          {all}
        </>
      }
    />
  )
}
