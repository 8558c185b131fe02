import { createLowlight } from 'lowlight'
import type { LanguageFn } from 'highlight.js'

/** A text in parts. A part with a class has a colour. */
export type HighlightedPart = readonly (string | { className: string; parts: HighlightedPart })[]
type Part = ReturnType<ReturnType<typeof createLowlight>['highlight']>['children'][number]

export function highlightTokens(source: string, name: string, grammar: LanguageFn): HighlightedPart {
  return createLowlight({ [name]: grammar })
    .highlight(name, source)
    .children.map(toPart)
}

function toPart(node: Part): HighlightedPart[number] {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const names = node.properties['className']
  return { className: Array.isArray(names) ? names.join(' ') : '', parts: node.children.map(toPart) }
}
