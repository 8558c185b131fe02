import Lightbulb from 'lucide-react/icons/lightbulb'
import { useState } from 'react'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Markdown } from '#src/ui/markdown.tsx'
import { openChallenge } from '#styled/recipes/open-challenge.js'
import { Part } from './challenge-part.tsx'

export interface ChallengeHintsProps {
  hints: readonly string[] | null
  /**
   * Whether the last hint was new to the user when the challenge was opened. In a `preview` nothing is new.
   */
  lastWas?: 'seen' | 'new' | 'preview'
}

/** Each hint can be collapsed. The newest is last, so that a new one moves nothing above it. */
export function ChallengeHints({ hints, lastWas = 'preview' }: ChallengeHintsProps) {
  const { detail, open: words } = useWords(challengeWords)
  // Opening the challenge marks the hints as seen, so the new ones are remembered here.
  const [seen] = useState((hints?.length ?? 0) - (lastWas === 'new' ? 1 : 0))
  if (!hints || hints.length === 0) return null
  return (
    <Part title={detail.hints}>
      {hints.map((hint, at) => (
        // Keyed by index, because two hints may have the same text.
        <details key={at} open className={openChallenge().hint}>
          <summary aria-keyshortcuts={at === hints.length - 1 ? 'H' : undefined}>
            <Lightbulb aria-hidden />
            <span>{words.hint(at + 1)}</span>
            {lastWas !== 'preview' && at >= seen ? <small data-new>{words.newHint}</small> : null}
          </summary>
          <Markdown source={hint} form="whole" copyLabels={detail.copyCode} />
        </details>
      ))}
    </Part>
  )
}
