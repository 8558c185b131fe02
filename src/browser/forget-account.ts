/** In a file of its own, because the stores load only with the screens that write to them. */
export const TRIES_KEY = 'tries'
export const DRAFTS_KEY = 'drafts'

/**
 * Removes the account's texts from this browser, which others may use next. Null: the texts of all accounts.
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
      // The stored text is unreadable or cannot be replaced, so all of it is removed.
      discard(storage, key)
    }
  }
}

function discard(storage: Storage, key: string) {
  try {
    storage.removeItem(key)
  } catch {
    // The storage is forbidden.
  }
}

const SIGNED_OUT_KEY = 'signed-out-at'

/** Notifies the other tabs, which would otherwise keep showing and storing data of the account. */
export function tellSignedOut(storage: Storage, now: number): void {
  try {
    storage.setItem(SIGNED_OUT_KEY, String(now))
  } catch {
    // The storage is full or forbidden. Other tabs notice at their next request.
  }
}

export function followSignedOut(signedOut: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) signedOut()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
