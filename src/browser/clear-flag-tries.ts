/** Apart from the store, which only the screens of a game bring along. */
export const TRIES_KEY = 'tries'

export function clearFlagAttempts(storage: Storage): void {
  try {
    storage.removeItem(TRIES_KEY)
  } catch {
    // Forbidden: then there is nothing in it.
  }
}
