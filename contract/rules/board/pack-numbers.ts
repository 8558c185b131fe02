/**
 * The visible characters of ASCII that JSON writes without an escape. A digit is one byte, so that columns
 * compress well.
 */
const FIRST = 33
const SKIPPED = [34, 92]
const DIGITS = Array.from({ length: 94 }, (_, index) => index + FIRST).filter(
  (code) => !SKIPPED.includes(code),
)
const BASE = DIGITS.length
const VALUES = new Map(DIGITS.map((code, value) => [code, value]))
/** A function accepts a limited number of arguments, so texts are built in pieces. */
const PIECE = 8192

/**
 * Every number gets as many digits as the largest. The highest digits of all numbers come first, then the
 * next ones: digits of one weight are similar and compress well.
 */
export function writeDigits(numbers: ArrayLike<number>): string {
  let planes = 1
  for (let index = 0; index < numbers.length; index++)
    while ((numbers[index] ?? 0) >= BASE ** planes) planes++
  const codes = new Uint8Array(numbers.length * planes)
  for (let plane = 0; plane < planes; plane++) {
    const weight = BASE ** (planes - 1 - plane)
    for (let index = 0; index < numbers.length; index++) {
      codes[plane * numbers.length + index] =
        DIGITS[Math.floor((numbers[index] ?? 0) / weight) % BASE] ?? FIRST
    }
  }
  let text = ''
  for (let from = 0; from < codes.length; from += PIECE)
    text += String.fromCharCode(...codes.subarray(from, from + PIECE))
  return text
}

/** Reads exactly `count` numbers. Null if the text has a wrong length or a character that is no digit. */
export function readDigits(text: string, count: number): Float64Array | null {
  const numbers = new Float64Array(count)
  if (count === 0) return text === '' ? numbers : null
  if (text === '' || text.length % count !== 0) return null
  for (let index = 0; index < text.length; index++) {
    const value = VALUES.get(text.charCodeAt(index))
    if (value === undefined) return null
    numbers[index % count] = (numbers[index % count] ?? 0) * BASE + value
  }
  return numbers
}
