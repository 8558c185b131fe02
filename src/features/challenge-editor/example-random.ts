import type { RandomSource } from '#contract/rules/flag-template.ts'

const HEX = '0123456789abcdef'

/**
 * Examples that look accidental and are the same for the same seed, so that a flag on view does not change
 * with every letter typed elsewhere.
 */
export function exampleRandom(seed: number): RandomSource {
  // Mulberry32.
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = (from: string) => from.charAt(Math.floor(random() * from.length))
  const hex = (length: number) => Array.from({ length }, () => pick(HEX)).join('')
  return {
    guid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick('89ab')}${hex(3)}-${hex(12)}`,
    teamHash: hex(12),
    pick,
  }
}
