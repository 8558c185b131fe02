import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentOf, GROUNDS, THEME_COLOUR, type Accent } from '#contract/rules/accent-colours.ts'
import { contrast as ruleContrast, fromOklch, mix as ruleMix, toOklch } from '#contract/rules/colour.ts'
import { meanings } from '#src/theme/tokens/meanings.ts'
import { mix } from '#src/theme/tokens/mix.ts'
import { alert, dark, gray, teal, white } from '#src/theme/tokens/palettes.ts'
import { colourOf, contrast, type Scheme, type Tree } from '../src/theme/contrast.ts'

const tokens: Tree = { teal, gray, alert, dark, white, ...meanings }
const theme = (path: string, scheme: Scheme) => colourOf(tokens, path, scheme)
const SCHEMES: readonly (keyof Accent)[] = ['dark', 'light']
const SURFACES = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay', 'bg.inset', 'bg.hover']
const WORDS = ['default', 'muted', 'subtle', 'success', 'warning', 'danger', 'info'].map(
  (name) => `fg.${name}`,
)

const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
const anyColour = fc.tuple(byte, byte, byte).map((channels) => `#${channels.join('')}`)
/**
 * Checks every hue at full strength, and a weak colour at every third one, because weak ones behave alike.
 */
const everyHue = Array.from({ length: 360 }, (_, degree) =>
  fromOklch({ l: 0.7, c: degree % 3 === 0 ? 0.05 : 0.4, h: (degree * Math.PI) / 180 }),
)

function tooFaint(colour: string): string[] {
  const accent = accentOf(colour)
  return SCHEMES.flatMap((scheme) => {
    const { text, soft, solid, hover } = accent[scheme]
    const pairs: [string, string, string][] = [
      ...SURFACES.map((surface): [string, string, string] => [
        `text on ${surface}`,
        text,
        theme(surface, scheme),
      ]),
      ['text on soft', text, soft],
      ['on the button', theme('brand.contrast', scheme), solid],
      ['on the button under the pointer', theme('brand.contrast', scheme), hover],
      // Selected items have the soft background and contain text of every kind, so each must be readable on
      // it.
      ...WORDS.map((word): [string, string, string] => [`${word} on soft`, theme(word, scheme), soft]),
    ]
    return pairs
      .filter(([, over, under]) => contrast(over, under) < 4.5)
      .map(([what, over, under]) => `${scheme}: ${what} ${contrast(over, under).toFixed(2)}`)
  })
}

describe('with any chosen colour all text is readable in both schemes', () => {
  test('of every hue', () => expect(everyHue.flatMap(tooFaint)).toEqual([]))
  test('of any colour at all', () =>
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(tooFaint(colour)).toEqual([])
      }),
      { numRuns: 300 },
    ))
  test.each(['#000000', '#ffffff', '#808080', '#ff0000', '#ffff00', '#0000ff'])('of %s', (colour) =>
    expect(tooFaint(colour)).toEqual([]),
  )
})

test('the hue is the chosen one', () => {
  for (const colour of ['#7c3aed', '#e11d48', '#0ea5e9', '#65a30d']) {
    const { h } = toOklch(colour)
    for (const scheme of SCHEMES) {
      for (const shade of [accentOf(colour)[scheme].text, accentOf(colour)[scheme].solid]) {
        const off = Math.abs(toOklch(shade).h - h)
        expect(Math.min(off, 2 * Math.PI - off), `${colour} ${scheme} ${shade}`).toBeLessThan(0.08)
      }
    }
  }
})
test("the theme's own colour, whose text is readable on a button, stays unchanged on it", () => {
  expect(theme('brand.solid', 'dark')).toBe(THEME_COLOUR)
  expect(accentOf(THEME_COLOUR).dark.solid).toBe(THEME_COLOUR)
})
test('a colour is the same after a conversion to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(fromOklch(toOklch(colour))).toBe(colour)
    }),
  )
})
test('the backgrounds in the rule are those of the theme', () => {
  for (const scheme of SCHEMES) {
    const { under, surface, onSolid } = GROUNDS[scheme]
    expect(new Set(under)).toEqual(new Set(SURFACES.map((name) => theme(name, scheme))))
    expect(onSolid).toBe(theme('brand.contrast', scheme))
    // The tints above are computed on this background, so it must be the one of the theme.
    expect(surface).toBe(scheme === 'dark' ? dark[700].value : white[50].value)
  }
})
test('contrast and mixing in the rule equal those of the theme', () => {
  fc.assert(
    fc.property(anyColour, anyColour, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      expect(ruleContrast(one, other)).toBeCloseTo(contrast(one, other), 9)
      expect(ruleMix(one, other, share)).toBe(mix(one, other, share))
    }),
  )
})
