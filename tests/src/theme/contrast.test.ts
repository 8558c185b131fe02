import { describe, expect, test } from 'vitest'
import { meanings } from '#src/theme/tokens/meanings.ts'
import { alert, dark, gray, teal, white } from '#src/theme/tokens/palettes.ts'
import { toneNames } from '#src/theme/tokens/tones.ts'
import { colourOf, contrast, type Scheme, type Tree } from './contrast.ts'

const tokens: Tree = { teal, gray, alert, dark, white, ...meanings }
const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay', 'bg.inset', 'bg.hover', 'bg.selected']
/** Backgrounds of rows, on which texts and marks must be readable. */
const grounds = ['canvas', 'surface', 'raised', 'overlay', 'inset', 'hover', 'own'].map(
  (name) => `bg.${name}`,
)
const plain = grounds.slice(0, 5)
const fillsOn = (on: readonly string[]) =>
  categories.flatMap((name) => on.map((ground) => [`category.${name}.fill`, ground] as const))
const lowest: readonly (readonly [string, number])[] = [
  ['fg.default', 11.8],
  ['fg.muted', 6.6],
  ['fg.subtle', 4.7],
  ['brand.text', 5.4],
  ['fg.warning', 4.9],
  ['fg.danger', 4.9],
]
const solids = ['brand', 'neutral', 'danger', 'caution']
const words = ['default', 'muted', 'subtle', 'success', 'warning', 'danger', 'info', 'link'].map(
  (name) => `fg.${name}`,
)
const categories = [
  'misc',
  'crypto',
  'pwn',
  'web',
  'reverse',
  'blockchain',
  'forensics',
  'hardware',
  'mobile',
  'ppc',
]

/** Pairs of a text and a background on which it occurs. */
const texts: (readonly [string, string])[] = [
  ...words.flatMap((word) => surfaces.map((surface) => [word, surface] as const)),
  ...toneNames.flatMap((tone) =>
    [`tone.${tone}.soft`, 'bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay'].map(
      (ground) => [`tone.${tone}.text`, ground] as const,
    ),
  ),
  ...categories.map((name) => [`category.${name}.text`, `category.${name}.soft`] as const),
  ...solids.flatMap((name) =>
    [`${name}.solid`, `${name}.hover`].map((ground) => [`${name}.contrast`, ground] as const),
  ),
  ...['info', 'success', 'warning', 'danger', 'neutral'].map(
    (name) => ['fg.default', `${name}.soft`] as const,
  ),
  ...['first', 'second', 'third'].map((place) => [`blood.${place}.text`, `blood.${place}.soft`] as const),
  ['fg.default', 'neutral.soft'],
  ['brand.text', 'bg.selected'],
]
const coins = ['gold', 'silver', 'bronze']
const medals = ['first', 'second', 'third'].map((place) => `blood.${place}.mark`)
const marks: (readonly [string, string])[] = [
  'border.control',
  'live',
  'stale',
  'offline',
  'focus',
  'brand.text',
  ...medals,
].flatMap((mark) =>
  ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay', 'bg.inset'].map(
    (surface) => [mark, surface] as const,
  ),
)

describe.each<Scheme>(['dark', 'light'])('in the %s scheme', (scheme) => {
  const between = ([over, under]: readonly [string, string]) =>
    contrast(colourOf(tokens, over, scheme), colourOf(tokens, under, scheme))
  const below = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .filter((pair) => between(pair) < least)
      .map((pair) => `${pair.join(' on ')}: ${between(pair).toFixed(2)}`)

  test.each(lowest)('%s keeps %s to one on each of the seven grounds', (word, least) =>
    expect(
      below(
        grounds.map((ground) => [word, ground]),
        least,
      ),
    ).toEqual([]),
  )
  test('each category has enough contrast: its text on its backgrounds, and its fill', () =>
    expect([
      ...below(
        categories.map((name) => [`category.${name}.text`, `category.${name}.soft`]),
        5.58,
      ),
      ...below(
        categories.map((name) => [`category.${name}.text`, 'bg.raised']),
        7,
      ),
      ...below(
        categories.map((name) => ['fg.muted', `category.${name}.soft`]),
        5.85,
      ),
      ...below(fillsOn(plain), 3.1),
      ...below(fillsOn(['bg.hover', 'bg.own', 'bg.well']), 2.8),
    ]).toEqual([]))
  test('each coin has enough contrast: its figure, and its rim on a pale background', () =>
    expect([
      ...below(
        coins.map((coin) => [`medal.${coin}.figure`, `medal.${coin}.coin`]),
        6.8,
      ),
      ...(scheme === 'light'
        ? below(
            coins.map((coin) => [`medal.${coin}.rim`, 'bg.surface']),
            3,
          )
        : []),
    ]).toEqual([]))

  test('every text has a contrast of 4.5', () => expect(below(texts, 4.5)).toEqual([]))
  test('every text has a contrast of 7 for users who prefer more contrast', () => {
    const clear = ([over, under]: readonly [string, string]) =>
      contrast(colourOf(tokens, over, scheme, true), colourOf(tokens, under, scheme, true))
    expect(
      texts.filter((pair) => clear(pair) < 7).map((pair) => `${pair.join(' on ')}: ${clear(pair)}`),
    ).toEqual([])
  })
  test('every meaningful mark has a contrast of 3', () => expect(below(marks, 3)).toEqual([]))
  test('the ten categories have ten colours', () =>
    expect(new Set(categories.map((name) => colourOf(tokens, `category.${name}.text`, scheme))).size).toBe(
      10,
    ))
})

test.each<Scheme>(['dark', 'light'])('the three medals have three hues: %s', (scheme) =>
  expect(new Set(medals.map((medal) => colourOf(tokens, medal, scheme))).size).toBe(3),
)

test('the contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
