import { describe, expect, test } from 'vitest'
import { meanings } from '#src/theme/tokens/meanings.ts'
import { alert, dark, gray, teal, white } from '#src/theme/tokens/palettes.ts'
import { toneNames } from '#src/theme/tokens/tones.ts'
import { colourOf, contrast, type Scheme, type Tree } from './contrast.ts'

const tokens: Tree = { teal, gray, alert, dark, white, ...meanings }
const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay', 'bg.inset', 'bg.hover', 'bg.selected']
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

/** What is laid on what. */
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

  test('every word can be read', () => expect(below(texts, 4.5)).toEqual([]))
  test('every mark that means something can be seen', () => expect(below(marks, 3)).toEqual([]))
  test('the ten categories have ten colours', () =>
    expect(new Set(categories.map((name) => colourOf(tokens, `category.${name}.text`, scheme))).size).toBe(
      10,
    ))
})

test.each<Scheme>(['dark', 'light'])('the three medals have three hues: %s', (scheme) =>
  expect(new Set(medals.map((medal) => colourOf(tokens, medal, scheme))).size).toBe(3),
)

test('the measure is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
