import { HUES, hueAt } from './flag-colours.ts'
import { designFlag } from './flag-design.ts'

/** The smallest distance at which users can tell two hues apart. */
const STEP = 3

/**
 * The hue of each line of a chart, best team first: that of its flag. If two shown teams have the same hue,
 * the lower one moves on by three.
 */
export function lineHues(names: readonly string[]): readonly number[] {
  const taken = new Set<number>()
  return names.map((name) => {
    let place = designFlag(name).hue
    for (let tries = 0; taken.has(place) && tries < HUES.length; tries += 1)
      place = (place + STEP) % HUES.length
    taken.add(place)
    return hueAt(place)[0]
  })
}

const LINES = { dark: '0.78 0.12', light: '0.56 0.15' } as const

export function lineColour(hue: number, scheme: 'dark' | 'light'): string {
  return `oklch(${LINES[scheme]} ${hue})`
}
