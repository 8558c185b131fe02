import type { Nodes } from 'mdast'

/** All text below a node, in order, without calling itself: the tree may be thousands deep. */
export function plainText(node: Nodes): string {
  const words: string[] = []
  const waiting: Nodes[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) words.push(next.value)
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return words.join('')
}
