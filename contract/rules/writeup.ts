/** What a base server takes, so that a file which passes here passes there. */
export const WRITEUP_MOST_BYTES = 20 * 1024 * 1024
