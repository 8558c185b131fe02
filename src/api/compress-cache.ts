import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/** Browsers count a store in UTF-16 units. Each unit holds 15 bits, which avoids surrogates. */
const BITS = 15
const FIRST = 0x20
/** Fast rather than small, because it runs while the page closes. */
const LEVEL = 2

/** The number of bytes in base 36, a colon, then the deflated bytes with 15 bits in each character. */
export function pack(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: LEVEL })
  const units: string[] = []
  let bits = 0
  let count = 0
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    count += 8
    if (count < BITS) continue
    count -= BITS
    units.push(String.fromCharCode(FIRST + (bits >> count)))
    bits &= (1 << count) - 1
  }
  if (count > 0) units.push(String.fromCharCode(FIRST + (bits << (BITS - count))))
  return `${bytes.length.toString(36)}:${units.join('')}`
}

/** Null: the text has another format. */
export function unpack(packed: string): string | null {
  const colon = packed.indexOf(':')
  const length = colon > 0 && colon < 8 ? parseInt(packed.slice(0, colon), 36) : NaN
  if (packed.length - colon - 1 !== Math.ceil((length * 8) / BITS)) return null
  const bytes = new Uint8Array(length)
  let at = 0
  let bits = 0
  let count = 0
  for (let unit = colon + 1; unit < packed.length && at < length; unit += 1) {
    bits = (bits << BITS) | (packed.charCodeAt(unit) - FIRST)
    count += BITS
    while (count >= 8 && at < length) {
      count -= 8
      bytes[at] = bits >> count
      at += 1
      bits &= (1 << count) - 1
    }
  }
  try {
    return strFromU8(inflateSync(bytes))
  } catch {
    return null
  }
}
