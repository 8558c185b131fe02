import { DRAFTS_KEY as KEY } from './forget-account.ts'

const MOST = 20
/** In characters, for all drafts: half of a browser's usual quota, because other data shares it. */
const LONGEST = 2_000_000

/** Stored with the newest entry last, because the oldest are dropped first. */
type Entry = readonly [account: string, of: string, draft: unknown]

/**
 * Unsaved input that this browser stores longer than the page lives. No account reads the input of another.
 */
export interface DraftStore {
  read(account: string, of: string): unknown
  /** Null deletes the draft. Returns false if there was no room. The oldest drafts are dropped first. */
  write(account: string, of: string, draft: object | null): boolean
}

export function openDraftStore(storage: Storage): DraftStore {
  return {
    read: (account, of) => entriesIn(storage).find((entry) => isOf(entry, account, of))?.[2] ?? null,
    write(account, of, draft) {
      // Read each time, because other tabs write here too.
      const all = entriesIn(storage)
      const others = all.filter((entry) => !isOf(entry, account, of))
      if (draft === null) return others.length === all.length || put(storage, others)
      for (let from = Math.max(0, others.length + 1 - MOST); from <= others.length; from += 1) {
        if (put(storage, [...others.slice(from), [account, of, draft]])) return true
      }
      return false
    },
  }
}

function put(storage: Storage, entries: readonly Entry[]): boolean {
  try {
    const text = JSON.stringify(entries)
    if (text.length > LONGEST) return false
    if (entries.length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, text)
    return true
  } catch {
    // The storage is full or forbidden.
    return false
  }
}

function entriesIn(storage: Storage): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is Entry {
  return (
    Array.isArray(entry) && entry.length === 3 && typeof entry[0] === 'string' && typeof entry[1] === 'string'
  )
}

const isOf = ([account, of]: Entry, whose: string, what: string) => account === whose && of === what
