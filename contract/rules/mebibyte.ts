/** The number of bytes in a MiB, because limits of sizes are multiples of it. */
export const MEBIBYTE = 1_048_576
