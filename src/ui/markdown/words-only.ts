import type { Nodes } from 'mdast'
import { parse } from './parse.ts'

/**
 * The text without markup, in one line, because messages and notifications cannot show markup. A text beyond
 * the limits of the parser stays as it is.
 */
export function wordsOnly(source: string): string {
  const root = parse(source, 'short')
  if (!root) return source
  const words: string[] = []
  const waiting: Nodes[] = [root]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'paragraph' || next.type === 'code' || next.type === 'math' || next.type === 'break')
      words.push(' ')
    if ('value' in next) words.push(next.value)
    if ('alt' in next) words.push(next.alt ?? '')
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return words.join('').replaceAll(/\s+/g, ' ').trim()
}
