import type { Nodes } from 'mdast'

/** The text of a node, in order. It does not recurse, because a tree may be thousands of levels deep. */
export function plainText(node: Nodes): string {
  const words: string[] = []
  const waiting: Nodes[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) words.push(next.value)
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return words.join('')
}
