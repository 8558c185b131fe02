import { expect, test } from 'vitest'
import { recipes, slotRecipes } from '#src/theme/recipe-list.ts'
import { sizes, spacing } from '#src/theme/tokens/space.ts'

/** Properties whose values are lengths. A line height and a stroke may be bare numbers. */
const SPACES = /^(?:padding|margin|gap|rowGap|columnGap|inset|top|left|right|bottom)/
const SIZES = /^(?:width|height|boxSize|min(?:Width|Height)|max(?:Width|Height)|flexBasis)$/

const steps = Object.keys(spacing)
const KNOWN = {
  space: new Set([...steps, ...steps.map((step) => `-${step}`)]),
  size: new Set(Object.keys(sizes)),
}

/** A bare number is a token, or the browser ignores the declaration. One part of several is never a token. */
function isLost(property: string, value: string): boolean {
  if (!SPACES.test(property) && !SIZES.test(property)) return false
  const parts = value.replace(/^\[(.*)\]$/, '$1').split(' ')
  const isWhole = parts.length === 1 && !value.startsWith('[')
  return parts.some(
    (part) =>
      /^-?[\d.]+$/.test(part) &&
      Number(part) !== 0 &&
      !(isWhole && KNOWN[SIZES.test(property) ? 'size' : 'space'].has(part)),
  )
}

/** Follows conditions, so that `{ base: '2', md: '3' }` counts for the property that it belongs to. */
function lostIn(style: unknown, property: string): string[] {
  if (typeof style === 'string') return isLost(property, style) ? [`${property}: ${style}`] : []
  if (typeof style !== 'object' || style === null) return []
  const isProperty = SPACES.test(property) || SIZES.test(property)
  return Object.entries(style).flatMap(([name, value]) => lostIn(value, isProperty ? property : name))
}

test.each(Object.entries({ ...recipes, ...slotRecipes }))('%s has lengths of the grid only', (_, recipe) =>
  expect(lostIn(recipe, '')).toEqual([]),
)

test.each([
  [{ paddingInline: '2.5' }, ['paddingInline: 2.5']],
  [{ gap: { base: '3.5', md: '3' } }, ['gap: 3.5']],
  [{ '& > svg': { paddingBlock: '2 0.75rem' } }, ['paddingBlock: 2 0.75rem']],
  [
    { margin: '[2]', width: '10', inset: '[0 4px]', lineHeight: '[1.2]', strokeWidth: '3.5' },
    ['margin: [2]'],
  ],
])('a length without a meaning is found: %o', (style, lost) => expect(lostIn(style, '')).toEqual(lost))
