const encoder = new TextEncoder()

/**
 * FNV-1a with the final mix of Murmur, so that names with one different letter get unrelated values. It must
 * never change, because users recognise flags.
 */
export function hashName(name: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed
  for (const byte of encoder.encode(name.normalize('NFC'))) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
