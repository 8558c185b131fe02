import type { grammarOf } from './languages.ts'
import type { HighlightedPart } from './highlight-tokens.ts'

type Grammar = NonNullable<ReturnType<typeof grammarOf>>

const paintings = new Map<string, Promise<HighlightedPart>>()
/** Enough for every block on a screen; the oldest goes first. */
const MAX_KEPT = 64

/**
 * The same promise for the same text, as React asks of what it waits for. It always resolves: without colours
 * if there is no grammar.
 */
export function highlightCode(source: string, grammar: Grammar): Promise<HighlightedPart> {
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
