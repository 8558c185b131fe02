import { describe, expect, test } from 'vitest'
import { meanings } from '#src/theme/tokens/meanings.ts'
import { alert, dark, gray, teal, white } from '#src/theme/tokens/palettes.ts'
import { posterTones } from '#src/theme/tokens/poster-tones.ts'
import { HUES } from '#src/ui/identity/flag-colours.ts'
import { designPoster, POSTER_FAMILIES, posterFamily } from '#src/ui/identity/poster-design.ts'
import { posterSeed } from '#src/ui/identity/poster-hue.ts'
import { colourOf, contrast, type Tree } from '../../theme/contrast.ts'
import { fromOklch } from '../../theme/oklch.ts'

const tokens: Tree = { teal, gray, alert, dark, white, ...meanings }
const titles = Array.from({ length: 60 }, (_, place) => `Event ${place}`)
const sizes = [
  [1000, 330],
  [1000, 562],
  [340, 170],
] as const

describe.each(['dark', 'light'] as const)('words on a poster of any hue, %s', (scheme) => {
  const tones = posterTones[scheme].slice(0, 3).flatMap((tone) => {
    const [lightness = 0, chroma = 0] = tone.split(' ').map(Number)
    return HUES.map(([hue]) => fromOklch(lightness, chroma, hue))
  })
  test.each([
    ['fg.default', 8.4],
    ['fg.muted', 4.5],
  ])('%s can be read on the first three tones', (word, least) => {
    const ink = colourOf(tokens, word, scheme)
    expect(tones).toHaveLength(48)
    expect(tones.map((tone) => contrast(ink, tone)).filter((value) => value < least)).toEqual([])
  })
})

test('all six families occur, in more than ten hues', () => {
  expect(new Set(titles.map(posterFamily))).toEqual(new Set(POSTER_FAMILIES))
  expect(new Set(titles.map((title) => posterSeed(title).hue)).size).toBeGreaterThan(10)
})

test.each(sizes)('of %i by %i: bright tones are in the right half only', (width, height) => {
  const shapes = titles.flatMap((title) => designPoster(title, width, height))
  expect(shapes.filter(({ tone, left }) => tone > 2 && left < width / 2)).toEqual([])
})

test('every poster has at least six shapes', () => {
  const few = titles.filter((title) => designPoster(title, 340, 170).length < 6)
  expect(few).toEqual([])
})

test('a title always has the same poster', () => {
  expect(designPoster('Harbour Lights 2026', 340, 170)).toEqual(designPoster('Harbour Lights 2026', 340, 170))
  expect([posterFamily('Harbour Lights 2026'), posterSeed('Harbour Lights 2026').hue]).toMatchInlineSnapshot(`
    [
      "swell",
      48,
    ]
  `)
})
