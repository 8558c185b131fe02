import { describe, expect, test } from 'vitest'
import { meanings } from '#src/theme/tokens/meanings.ts'
import { alert, dark, gray, teal, white } from '#src/theme/tokens/palettes.ts'
import { posterTones } from '#src/theme/tokens/poster-tones.ts'
import { designFlag } from '#src/ui/identity/flag-design.ts'
import { lineHues } from '#src/ui/identity/line-hues.ts'
import { designPoster } from '#src/ui/identity/poster-design.ts'
import { posterSeed } from '#src/ui/identity/poster-hue.ts'
import { colourOf, contrast, type Tree } from '../../theme/contrast.ts'
import { fromOklch } from '../../theme/oklch.ts'

const tokens: Tree = { teal, gray, alert, dark, white, ...meanings }
const LETTERS = [
  ...'abcdefghijklmnopqrstuvwxyzÅŁéñ λΩдя 零点之后夜更かし同盟港のねずみ 🏴🚩 0123456789 -_.&’',
]
const TEXT = 4.5
const MARK = 3
const NAMES = namesFrom(20_261_126, 1000)

test('the thousand sample names differ', () => expect(new Set(NAMES).size).toBe(1000))

test('the figure of each flag contrasts with its field', () => {
  const weak = NAMES.filter((name) => {
    const { field, figure } = designFlag(name)
    return contrast(field, figure) < MARK
  })
  expect(weak).toEqual([])
})

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each(['fg.default', 'fg.muted'])('%s can be read wherever words lie on a poster', (word) => {
    const ink = colourOf(tokens, word, scheme)
    const weak = NAMES.filter((name) => {
      const { hue } = posterSeed(name)
      const under = designPoster(name, 1000, 330).filter(({ left }) => left < 500)
      return [0 as const, ...under.map(({ tone }) => tone)].some((tone) => {
        return contrast(ink, painted(posterTones[scheme][tone], hue)) < TEXT
      })
    })
    expect(weak).toEqual([])
  })

  test('the line of each team contrasts with every background of a chart', () => {
    const grounds = ['bg.canvas', 'bg.surface', 'bg.raised'].map((name) => colourOf(tokens, name, scheme))
    const weak = NAMES.filter((name) => {
      const [hue = 0] = lineHues([name])
      const line = painted(scheme === 'dark' ? '0.78 0.12' : '0.56 0.15', hue)
      return grounds.some((ground) => contrast(line, ground) < MARK)
    })
    expect(weak).toEqual([])
  })
})

function painted(tone: string, hue: number): string {
  const [lightness = 0, chroma = 0] = tone.split(' ').map(Number)
  return fromOklch(lightness, chroma, hue)
}

/**
 * Names of 1 to 32 characters in several scripts, the same in every run, so that a failure can be repeated.
 */
function namesFrom(seed: number, count: number): string[] {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: count }, (_, nth) => {
    const letters = Array.from({ length: next(31) }, () => LETTERS[next(LETTERS.length)] ?? '')
    return `${letters.join('')}${nth}`
  })
}
