const PATIENCE_MS = 1_000

/**
 * Resolves a second after the page has started. React delays content for 300 ms after a spinner, so the first
 * screen shows no spinner before that.
 */
export const firstSecond = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
