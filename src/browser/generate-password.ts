import { makePassword as makePasswordFrom } from '#contract/rules/generated-password.ts'

/** The browser's own random source is good enough for keys. */
export const makePassword = (): string =>
  makePasswordFrom(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0)
