import type { ChallengeType } from '../models/challenge-names.ts'

interface Bounds {
  readonly min: number
  readonly max: number
}
/** The limits of the base wire. CPUs are counted in tenths, memory and storage in MB. */
export const MEMORY_MB: Bounds = { min: 32, max: 1_048_576 }
export const CPU_TENTHS: Bounds = { min: 1, max: 1024 }
export const STORAGE_MB: Bounds = { min: 128, max: 1_048_576 }
/**
 * Only the client of the base wire checks these three. Outside of them a challenge would be unreachable, or
 * its score would make no sense.
 */
export const PORT: Bounds = { min: 1, max: 65_535 }
export const SCORE: Bounds = { min: 0, max: 1_000_000 }
export const DIFFICULTY: Bounds = { min: 0.1, max: 1_000_000 }
/** In UTF-16 units, as the base server counts. */
export const TEMPLATE_MAX = 120
export const FLAG_MAX = 125

export const hasContainer = (type: ChallengeType): boolean =>
  type === 'StaticContainer' || type === 'DynamicContainer'

/** The word that has to be typed before challenges are deleted together. */
export const DELETE_WORD = 'DELETE'
