/** 32 letters, so that five random bits choose one without bias. Look-alikes such as l and 1 are left out. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 24 characters cannot be guessed. */
export function randomCode(length: number): string {
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
}
