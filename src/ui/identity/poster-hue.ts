import { HUES, hueAt } from './flag-colours.ts'
import { hashName } from './name-hash.ts'

/** Apart from the hash of a flag, so that a team and an event of one name look different. */
const SEED = 77

/** All that the ground of a poster needs; its drawing is loaded later. */
export function posterSeed(title: string): { seed: number; hue: number } {
  const seed = hashName(title, SEED)
  return { seed, hue: hueAt(seed % HUES.length)[0] }
}
