const PATIENCE_MS = 1_000

/**
 * Over a second after the page began to run. React holds back for 300 ms what comes after a spinner, however
 * soon it came, so the first screen shows none before.
 */
export const firstSecond = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
