/**
 * Thirty-two, so that each takes five bits of chance and none is likelier; without those that look like
 * another.
 */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Nobody guesses one of 24 characters. */
export function randomCode(length: number): string {
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
}
