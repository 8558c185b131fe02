import { MEBIBYTE } from './mebibyte.ts'

/** The limit of the base server, so that a file accepted here is accepted there. */
export const WRITEUP_MOST_BYTES = 20 * MEBIBYTE
