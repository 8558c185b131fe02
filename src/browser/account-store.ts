/** In characters per key. Small, because other data shares the browser's quota. */
const LONGEST = 500_000

/** Stored with the newest entry last, because the oldest are dropped first. */
type Entry<Value> = readonly [account: string, of: string, value: Value]

/** Values that this browser stores for a user. No account reads those of another. */
interface AccountStore<Value> {
  read(account: string, of: string): Value | null
  write(account: string, of: string, value: Value): void
}

export function openAccountStore<Value>(
  storage: Storage,
  key: string,
  isValue: (value: unknown) => value is Value,
): AccountStore<Value> {
  const entries = (): readonly Entry<Value>[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(kept)
        ? kept.filter((entry): entry is Entry<Value> => isEntry(entry) && isValue(entry[2]))
        : []
    } catch {
      return []
    }
  }
  const put = (next: readonly Entry<Value>[]): boolean => {
    try {
      const text = JSON.stringify(next)
      if (text.length > LONGEST) return false
      storage.setItem(key, text)
      return true
    } catch {
      // The storage is full or forbidden. The caller tries again without the oldest entry.
      return false
    }
  }
  return {
    read: (account, of) => entries().find((entry) => isOf(entry, account, of))?.[2] ?? null,
    write(account, of, value) {
      // Read each time, because other tabs write here too.
      const others = entries().filter((entry) => !isOf(entry, account, of))
      for (let from = 0; from <= others.length; from += 1)
        if (put([...others.slice(from), [account, of, value]])) return
    },
  }
}

function isEntry(entry: unknown): entry is Entry<unknown> {
  return (
    Array.isArray(entry) && entry.length === 3 && typeof entry[0] === 'string' && typeof entry[1] === 'string'
  )
}

const isOf = ([account, of]: Entry<unknown>, whose: string, what: string) => account === whose && of === what
