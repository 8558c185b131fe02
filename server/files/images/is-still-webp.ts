/** The parts of a picture that doesn't move: its pixels and its alpha. */
const PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const HEADER = 12
const PART_HEADER = 8

/**
 * Whether the file is one still WebP picture and nothing else: no metadata, no unknown part, no byte after
 * the end. Doesn't decode the pixels.
 */
export function isStillWebp(file: Buffer): boolean {
  if (file.length <= HEADER || file.toString('latin1', 8, HEADER) !== 'WEBP') return false
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.readUInt32LE(4) !== file.length - 8) return false
  let at = HEADER
  while (at + PART_HEADER <= file.length) {
    if (!PARTS.has(file.toString('latin1', at, at + 4))) return false
    const length = file.readUInt32LE(at + 4)
    at += PART_HEADER + length + (length % 2)
  }
  return at === file.length
}
