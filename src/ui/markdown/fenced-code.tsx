import { use, Suspense, type ReactNode } from 'react'
import { code } from '#styled/recipes/code.js'
import { highlightCode } from './highlight-code.ts'
import { grammarOf } from './languages.ts'
import type { HighlightedPart } from './highlight-tokens.ts'

interface FencedCodeProps {
  source: string
  language: string | null
}

/** Longer ones stay without colours. */
const LONGEST = 20_000

export function FencedCode({ source, language }: FencedCodeProps) {
  const grammar = language && source.length <= LONGEST ? grammarOf(language) : null
  return (
    <pre>
      <code className={code({ kind: 'block' })}>
        {grammar ? (
          <Suspense fallback={source}>{<Coloured painting={highlightCode(source, grammar)} />}</Suspense>
        ) : (
          source
        )}
      </code>
    </pre>
  )
}

function Coloured({ painting }: { painting: Promise<HighlightedPart> }) {
  return toSpans(use(painting))
}

function toSpans(painted: HighlightedPart): ReactNode {
  return painted.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={index} className={part.className}>
        {toSpans(part.parts)}
      </span>
    ),
  )
}
