import { Visitor } from 'oxc-parser'
import type { Rule } from '../rule.ts'
import { at, type Source } from '../source.ts'

const RAW = [
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color-mix)\(/i,
  /(?:^|[\s([])-?\d*\.?\d+(?:px|r?em|[dsl]?v[hw]|pt|ch)\b/i,
  /^\[.+\]$/, // An arbitrary value bypasses the tokens
]
const STYLE_KEYS =
  /^(?:color|background(?:Color)?|font(?:Size|Family|Weight)?|(?:min|max)?(?:Width|Height)|width|height|margin\w*|padding\w*|gap)$/
const EXEMPT = /^src\/(?:pages\/dev-gallery\.tsx$|gallery\/)/

export const noRawStyle: Rule = {
  name: 'no raw colour, size or font in pages and features',
  faults: (sources) =>
    sources
      .filter(({ path }) => /^src\/(?:pages|features)\//.test(path) && !EXEMPT.test(path))
      .flatMap(rawIn),
  bites: [
    { 'src/pages/a.tsx': `export const a = css({ color: '#fff' })` },
    { 'src/pages/a.tsx': `export const a = css({ color: 'rgb(0 0 0 / 10%)' })` },
    { 'src/features/a/a.tsx': `export const a = css({ width: '12px' })` },
    { 'src/features/a/a.tsx': `export const a = css({ height: '[80vh]' })` },
    { 'src/features/a/a.tsx': `export const A = () => <p style={{ fontFamily: 'serif' }} />` },
    { 'src/features/a/a.tsx': `export const A = () => <p style={{ width: 12 }} />` },
  ],
  spares: [
    { 'src/pages/a.tsx': `export const a = css({ color: 'fg.muted', gap: '4', width: 'full' })` },
    {
      'src/features/a/a.tsx': `export const A = ({ left }: { left: number }) => <a href="#top" style={{ '--left': left }} />`,
    },
    { 'src/ui/a.tsx': `export const a = '12px'` },
  ],
}

function rawIn(source: Source): string[] {
  const found: string[] = []
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string' && RAW.some((raw) => raw.test(value)))
        found.push(`${at(source, start)} writes ${JSON.stringify(value)}: use a token or a recipe`)
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'style' || value?.type !== 'JSXExpressionContainer')
        return
      if (value.expression.type !== 'ObjectExpression') return
      for (const property of value.expression.properties) {
        if (
          property.type !== 'Property' ||
          property.key.type !== 'Identifier' ||
          !STYLE_KEYS.test(property.key.name)
        )
          continue
        if (property.value.type === 'Literal')
          found.push(`${at(source, property.start)} styles ${property.key.name} in place: use a recipe`)
      }
    },
  }).visit(source.program)
  return found
}
