import { describe, expect, test } from 'vitest'
import { coloursOf, HUES } from '#src/ui/identity/flag-colours.ts'
import { designFlag, LAYOUTS } from '#src/ui/identity/flag-design.ts'
import { flagMarkup, flagPaths, flagUri } from '#src/ui/identity/flag-drawing.ts'
import { lineColour, lineHues } from '#src/ui/identity/line-hues.ts'
import { hashName } from '#src/ui/identity/name-hash.ts'
import { contrast } from '../../theme/contrast.ts'
import { SAMPLE_NAMES } from './sample-names.ts'

const places = [...Array(16).keys()]
const flags = SAMPLE_NAMES.map((name) => ({ name, design: designFlag(name) }))

test('the two colours of a flag differ by 3.6 to one in all sixty-four pairs', () => {
  const pairs = places.flatMap((hue) => [0, 1, 2, 3].map((pair) => ({ hue, pair })))
  expect(pairs).toHaveLength(64)
  expect(pairs.filter(({ hue, pair }) => contrast(...coloursOf(hue, pair)) < 3.6)).toEqual([])
})

test('sixty teams have sixty flags', () => {
  expect(flags).toHaveLength(60)
  expect(new Set(flags.map(({ name }) => flagMarkup(name))).size).toBe(60)
})

test('the tables give 6,272 designs', () => {
  const looks = LAYOUTS.reduce((sum, { charge }) => sum + (charge ? 4 : 1), 0) * HUES.length * 4 * 2
  expect([LAYOUTS.length, HUES.length, looks]).toEqual([16, 16, 6272])
})

describe('a name always has the same flag', () => {
  test.each([
    ['Night Ferry', 'wave', 316, 'square', '#cdd369', '#4a2757'],
    ['Kernel Panic', 'frame', 88, 'disc', '#eec55e', '#211a06'],
    ['零点之后', 'chevron', 272, 'none', '#e0e7ff', '#576bcb'],
    ['夜更かし同盟', 'hoist', 68, 'square', '#fae4cc', '#a36400'],
  ])('%s', (name, layout, hue, charge, field, figure) => {
    const design = designFlag(name)
    expect([
      LAYOUTS[design.layout]?.name,
      HUES[design.hue]?.[0],
      design.charge,
      design.field,
      design.figure,
    ]).toEqual([layout, hue, charge, field, figure])
  })
  test('the hash depends on the seed, and not on the Unicode form of a name', () => {
    expect(hashName('')).not.toBe(hashName('', 77))
    expect(hashName('e\u0301')).toBe(hashName('é'))
  })
})

test('a charge is not stretched on a pennant, and its figure is as wide as the flag', () => {
  const paths = flagPaths(designFlag('Kernel Panic'), 'pennant')
  expect(paths.map(({ stretch }) => stretch)).toEqual([1.5, 1.5, 1])
  expect(paths[2]?.d).toContain('a1.9 1.9')
})

test('a flag is an image URL without markup from the name', () => {
  expect(decodeURIComponent(flagUri('Kernel Panic'))).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
  expect(flagUri('Kernel Panic')).toBe(flagUri('Kernel Panic'))
  expect(flagMarkup('<script>&"')).not.toContain('script')
})

test('lines with the same hue: the lower team moves three hues on', () => {
  const twins = SAMPLE_NAMES.filter((name) => designFlag(name).hue === designFlag('Kernel Panic').hue)
  expect(twins.length).toBeGreaterThan(1)
  const [one, other] = lineHues(twins)
  expect([one, other]).toEqual([88, 162])
  expect([lineColour(88, 'dark'), lineColour(88, 'light')]).toEqual([
    'oklch(0.78 0.12 88)',
    'oklch(0.56 0.15 88)',
  ])
  expect(new Set(lineHues(SAMPLE_NAMES.slice(0, 10))).size).toBe(10)
})
