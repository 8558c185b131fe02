import { use, Suspense, useRef, type ReactNode } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { code } from '#styled/recipes/code.js'
import type { CopyLabels } from '../copy-button.tsx'
import type { HighlightedPart } from './highlight-tokens.ts'
import { grammarOf } from './languages.ts'

// Loads on demand, because most texts have no code.
const CopyButton = lazyPart(async () => (await import('../copy-button.tsx')).CopyButton)

const paintings = new Map<string, Promise<HighlightedPart>>()

/** Enough for all blocks of a screen. The oldest is dropped first. */
const MAX_KEPT = 64

interface FencedCodeProps {
  source: string
  language: string | null
  copyLabels: CopyLabels | undefined
}

/** Longer code is not highlighted, because that would block the page. */
const LONGEST = 20_000

export function FencedCode({ source, language, copyLabels }: FencedCodeProps) {
  const place = useRef<HTMLElement>(null)
  const grammar = language && source.length <= LONGEST ? grammarOf(language) : null
  return (
    <pre>
      <code ref={place} className={code({ kind: 'block' })}>
        {grammar ? (
          <Suspense fallback={source}>{<Coloured painting={highlightCode(source, grammar)} />}</Suspense>
        ) : (
          source
        )}
      </code>
      {copyLabels ? (
        <Suspense>
          <CopyButton
            text={source}
            labels={copyLabels}
            size="xs"
            onRefused={() => place.current && getSelection()?.selectAllChildren(place.current)}
          />
        </Suspense>
      ) : null}
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

type Grammar = NonNullable<ReturnType<typeof grammarOf>>

/**
 * Returns the same promise for the same text, because React's `use` requires it. The promise never rejects.
 * It resolves to plain text if the grammar does not load or fails.
 */
function highlightCode(source: string, grammar: Grammar): Promise<HighlightedPart> {
  const key = `${grammar.name}\n${source}`
  const known = paintings.get(key)
  if (known) return known
  const [oldest] = paintings.keys()
  if (oldest !== undefined && paintings.size >= MAX_KEPT) paintings.delete(oldest)
  const painting = fetchAndPaint(source, grammar)
  paintings.set(key, painting)
  return painting
}

async function fetchAndPaint(source: string, { name, load }: Grammar): Promise<HighlightedPart> {
  try {
    const [{ highlightTokens }, grammar] = await Promise.all([import('./highlight-tokens.ts'), load()])
    return highlightTokens(source, name, grammar.default)
  } catch {
    return [source]
  }
}
