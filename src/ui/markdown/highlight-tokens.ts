import { createLowlight } from 'lowlight'
import type { LanguageFn } from 'highlight.js'

/** A text in parts: what has a class has a colour. */
export type Painted = readonly (string | { className: string; parts: Painted })[]
type Part = ReturnType<ReturnType<typeof createLowlight>['highlight']>['children'][number]

export function paint(source: string, name: string, grammar: LanguageFn): Painted {
  return createLowlight({ [name]: grammar })
    .highlight(name, source)
    .children.map(toPart)
}

function toPart(node: Part): Painted[number] {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const names = node.properties['className']
  return { className: Array.isArray(names) ? names.join(' ') : '', parts: node.children.map(toPart) }
}
