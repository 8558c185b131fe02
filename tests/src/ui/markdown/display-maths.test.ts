import type { Nodes } from 'mdast'
import { expect, test } from 'vitest'
import { parse } from '#src/ui/markdown/parse.ts'

function shape(node: Nodes): string {
  if (node.type === 'math') return `[${node.value}]`
  if (node.type === 'inlineMath') return `(${node.value})`
  if ('children' in node)
    return `${node.type === 'root' ? '' : node.type}<${node.children.map(shape).join('')}>`
  return 'value' in node ? node.value : node.type
}

test.each([
  ['$$x$$', '<[x]>'],
  ['$x$', '<paragraph<(x)>>'],
  ['a $$x$$ b', '<paragraph<a >[x]paragraph< b>>'],
  ['a\n$$x$$\n$$y$$', '<paragraph<a\n>[x][y]>'],
  ['- $$x$$\n- b', '<list<listItem<[x]>listItem<paragraph<b>>>>'],
  ['> $$x$$', '<blockquote<[x]>>'],
  ['$$\nx\n$$', '<[x]>'],
  // Formulas stay inline within emphasis and headings, because a block cannot be there.
  ['*a $$x$$*', '<paragraph<emphasis<a (x)>>>'],
  ['# $$x$$', '<heading<(x)>>'],
])('%j is %s', (source, expected) => {
  const root = parse(source)
  expect(root && shape(root)).toBe(expected)
})
