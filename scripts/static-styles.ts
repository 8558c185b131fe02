import { parseSync, Visitor, type CallExpression, type ObjectExpression, type PropertyKey } from 'oxc-parser'
import type { Plugin } from 'vite'
import type { SystemStyleObject } from '../src/styled-system/types/index.js'

const STYLED = '/src/styled-system/'

type ClassNamesOf = (styles: Record<string, unknown>) => string

/**
 * Replaces every `css({ … })` that is known at build time by its class names, so that the first load need not
 * contain the style engine. The engine handles the rest at run time.
 */
export function staticStyles(): Plugin {
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id.includes(STYLED)) return { code, moduleSideEffects: false }
      if (!/\.tsx?$/.test(id) || !code.includes('#styled/css/')) return null
      return { code: withClassNames(code, id, await loadEngine()), map: null }
    },
  }
}

export function withClassNames(code: string, file: string, classNamesOf: ClassNamesOf): string {
  const calls: CallExpression[] = []
  new Visitor({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'css') calls.push(node)
    },
  }).visit(parseSync(file, code).program)
  return calls.reduceRight((text, { start, end, arguments: [only, ...more] }) => {
    const styles = only && more.length === 0 && only.type === 'ObjectExpression' ? known(only) : null
    if (styles === null) return text
    return text.slice(0, start) + JSON.stringify(classNamesOf(styles)) + text.slice(end)
  }, code)
}

/** Null: the expression is not literal. */
function known({ properties }: ObjectExpression): Record<string, unknown> | null {
  const entries: [string, unknown][] = []
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return null
    const name = nameOf(property.key)
    const { value } = property
    const inner =
      value.type === 'Literal' ? value.value : value.type === 'ObjectExpression' ? known(value) : null
    if (name === null || inner === null) return null
    entries.push([name, inner])
  }
  return Object.fromEntries(entries)
}

function nameOf(key: PropertyKey): string | null {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}

/** Imported late, because the file is generated and does not exist before the first build. */
async function loadEngine(): Promise<ClassNamesOf> {
  const { css } = await import('../src/styled-system/css/css.js')
  // The compiler checked the sources against this type.
  return (styles) => css(styles as SystemStyleObject)
}
