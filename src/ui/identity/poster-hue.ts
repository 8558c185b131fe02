import { HUES, hueAt } from './flag-colours.ts'
import { hashName } from './name-hash.ts'

/** Differs from the seed of flags, so that a team and a game of the same name look different. */
const SEED = 77

/** Only what the background of a poster needs, because the drawing loads later. */
export function posterSeed(title: string): { seed: number; hue: number } {
  const seed = hashName(title, SEED)
  return { seed, hue: hueAt(seed % HUES.length)[0] }
}
