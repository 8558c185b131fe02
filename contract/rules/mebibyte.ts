/** In bytes. */
export const MEBIBYTE = 1_048_576
