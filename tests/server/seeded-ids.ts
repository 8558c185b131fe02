import { createHash } from 'node:crypto'
import type { Ids } from '#server/base/ids.ts'

const HASH_BYTES = 32

/** Random values that two servers draw alike, as long as they draw them in the same order. */
export interface SeededIds extends Ids {
  /** Starts again, so that what one of the servers drew alone does not matter. */
  begin(seed: string): void
}

export function seededIds(): SeededIds {
  let seed = ''
  let drawn = 0
  const bytes = (count: number) => {
    drawn += 1
    const parts = Array.from({ length: Math.ceil(count / HASH_BYTES) }, (_, part) =>
      createHash('sha256').update(`${seed} ${drawn} ${part}`).digest(),
    )
    return Buffer.concat(parts).subarray(0, count)
  }
  return {
    begin: (given) => {
      seed = given
      drawn = 0
    },
    bytes,
    guid: () => {
      const hex = bytes(16).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
