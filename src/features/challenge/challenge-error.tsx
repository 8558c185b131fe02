import Flag from 'lucide-react/icons/flag'
import { Link } from 'react-router-dom'
import type { Problem } from '#contract/problem.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'

/** A rule or the network prevents the challenge from loading. The next step depends on which. */
export function ChallengeError({
  game,
  problem,
  onRetry,
}: {
  game: number
  problem: Problem
  onRetry: () => void
}) {
  const { reading } = useText().screens
  const words = useWords(challengeWords).list
  const toGame = (
    <LinkButton as={Link} to={`/games/${game}`} look="outline">
      {words.game}
    </LinkButton>
  )
  if (problem.kind === 'game-over') {
    return (
      <EmptyState
        size="page"
        icon={<Flag />}
        title={words.over}
        text={words.overText}
        action={
          <LinkButton as={Link} to={`/games/${game}/scoreboard`} tone="brand">
            {words.scoreboard}
          </LinkButton>
        }
      />
    )
  }
  if (problem.kind === 'refused' || problem.kind === 'forbidden') {
    return (
      <EmptyState
        size="page"
        icon={<Flag />}
        title={words.kept}
        text={problemWords(problem, reading)}
        action={toGame}
      />
    )
  }
  return <LoadError size="page" {...failedWords(problem, reading)} onRetry={onRetry} ways={toGame} />
}
