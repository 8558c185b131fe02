/** The bonus of the first three teams, each in thousandths of the challenge's score. */
export interface BloodBonus {
  first: number
  second: number
  third: number
}

/** Five, three and one per cent, the defaults of the base server. */
export const DEFAULT_BLOOD_BONUS = packBloodBonus({ first: 50, second: 30, third: 10 })
/** In thousandths, for each of the three. */
export const MAX_BONUS = 1000

/** Ten bits for each, the first in the highest bits, as on the base wire. */
/* #__NO_SIDE_EFFECTS__ */
export function packBloodBonus({ first, second, third }: BloodBonus): number {
  return first * 2 ** 20 + second * 2 ** 10 + third
}

/** Ignores bits above the thirtieth, because the wire gives them no meaning. */
export function unpackBloodBonus(packed: number): BloodBonus {
  return { first: tenBits(packed, 20), second: tenBits(packed, 10), third: tenBits(packed, 0) }
}

export function isBloodBonus(packed: number): boolean {
  const { first, second, third } = unpackBloodBonus(packed)
  return Math.max(first, second, third) <= MAX_BONUS
}

function tenBits(packed: number, from: number): number {
  const rest = Math.floor(packed / 2 ** from) % 2 ** 10
  return (rest + 2 ** 10) % 2 ** 10
}
