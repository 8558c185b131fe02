import Lightbulb from 'lucide-react/icons/lightbulb'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Markdown } from '#src/ui/markdown.tsx'
import { css } from '#styled/css/index.js'
import { Part } from './challenge-part.tsx'

/** Stands below what a player presses: a hint comes while somebody is at it. */
export function ChallengeHints({ hints }: { hints: readonly string[] | null }) {
  const words = useWords(challengeWords).detail
  if (!hints || hints.length === 0) return null
  return (
    <Part title={words.hints}>
      {hints.map((hint, at) => (
        // Two hints may say the same.
        <div key={at} className={line}>
          <Lightbulb aria-hidden />
          <Markdown source={hint} form="short" />
        </div>
      ))}
    </Part>
  )
}

const line = css({
  display: 'flex',
  gap: '2',
  '& > svg': { boxSize: '5', flexShrink: '0', color: 'fg.warning' },
})
