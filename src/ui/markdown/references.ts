import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'

/** Definitions that another part of the text uses. */
export interface References {
  links: ReadonlyMap<string, Definition>
  notes: ReadonlyMap<string, FootnoteDefinition>
  /** Notes in the order of their first reference. */
  order: readonly string[]
}

export function collectReferences(root: Root): References {
  const links = new Map<string, Definition>()
  const notes = new Map<string, FootnoteDefinition>()
  const called = new Set<string>()
  const waiting: Nodes[] = [root]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'definition' && !links.has(next.identifier)) links.set(next.identifier, next)
    if (next.type === 'footnoteDefinition' && !notes.has(next.identifier)) notes.set(next.identifier, next)
    if (next.type === 'footnoteReference') called.add(next.identifier)
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return { links, notes, order: [...called].filter((name) => notes.has(name)) }
}
