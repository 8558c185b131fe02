import { makePassword as makePasswordFrom } from '#contract/rules/generated-password.ts'

/** 32 characters, so that five random bits choose one without bias. Look-alikes (l and 1) are missing. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** At 24 characters a code cannot be guessed. */
export function randomCode(length: number): string {
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
}

/** The browser's random source is good enough for keys. */
export const makePassword = (): string =>
  makePasswordFrom(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0)

/** Does without `crypto.randomUUID`, which is missing on pages without HTTPS. */
export function makeGuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  const text = hex.join('')
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${text.slice(17, 20)}-${text.slice(20)}`
}
