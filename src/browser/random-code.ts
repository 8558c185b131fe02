import { makePassword as makePasswordFrom } from '#contract/rules/generated-password.ts'

/** 32 letters, so that five random bits choose one without bias. Look-alikes such as l and 1 are left out. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 24 characters cannot be guessed. */
export function randomCode(length: number): string {
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
}

/** The browser's own random source is good enough for keys. */
export const makePassword = (): string =>
  makePasswordFrom(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0)
