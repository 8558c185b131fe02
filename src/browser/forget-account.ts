/** Apart from the stores, which only the screens that write to them bring along. */
export const TRIES_KEY = 'tries'
export const DRAFTS_KEY = 'drafts'

/**
 * Removes the account's texts from this browser, which others may use next. Null: removes those of all
 * accounts.
 */
export function forgetAccount(storage: Storage, account: string | null): void {
  for (const key of [TRIES_KEY, DRAFTS_KEY]) {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      const others =
        account === null || !Array.isArray(kept)
          ? []
          : kept.filter((entry) => Array.isArray(entry) && entry[0] !== account)
      if (others.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(others))
    } catch {
      // Forbidden: then there is nothing in it. Unreadable: then it is nobody's.
      discard(storage, key)
    }
  }
}

function discard(storage: Storage, key: string) {
  try {
    storage.removeItem(key)
  } catch {
    // Forbidden.
  }
}

const SIGNED_OUT_KEY = 'signed-out-at'

/** Tells the other tabs, which would go on showing, and keeping, what was theirs. */
export function tellSignedOut(storage: Storage, now: number): void {
  try {
    storage.setItem(SIGNED_OUT_KEY, String(now))
  } catch {
    // Full or forbidden: they find out when they ask for something.
  }
}

export function followSignedOut(signedOut: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) signedOut()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
