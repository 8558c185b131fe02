import Lightbulb from 'lucide-react/icons/lightbulb'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Markdown } from '#src/ui/markdown.tsx'
import { openChallenge } from '#styled/recipes/open-challenge.js'
import { Part } from './challenge-part.tsx'

/** Each may be folded away. The newest is the last, so that one that comes moves nothing above it. */
export function ChallengeHints({ hints }: { hints: readonly string[] | null }) {
  const { detail, open: words } = useWords(challengeWords)
  if (!hints || hints.length === 0) return null
  return (
    <Part title={detail.hints}>
      {hints.map((hint, at) => (
        // Two hints may say the same.
        <details key={at} open className={openChallenge().hint}>
          <summary>
            <Lightbulb aria-hidden />
            <span>{words.hint(at + 1)}</span>
          </summary>
          <Markdown source={hint} form="whole" />
        </details>
      ))}
    </Part>
  )
}
