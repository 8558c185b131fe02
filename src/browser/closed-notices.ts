const KEY = 'platform-notices'
/** Older ones are shown no more. */
const MOST = 20

type Mark = 'closed' | 'spoken'

/** Which notices of the platform this browser has closed, and which its screen reader was given. */
export interface ClosedNotices {
  has: (mark: Mark, id: number) => boolean
  add: (mark: Mark, id: number) => void
  /** Reports changes of this tab and of others. */
  follow: (changed: () => void) => () => void
}

const opened = new WeakMap<Storage, ClosedNotices>()

/** The same object for the same storage, so that all lines of a page agree. */
export function closedNoticesIn(storage: Storage): ClosedNotices {
  const known = opened.get(storage)
  if (known) return known
  // Keeps them for this visit if the browser stores nothing.
  const here = new Set<string>()
  const followers = new Set<() => void>()
  const tell = () => {
    for (const changed of followers) changed()
  }
  const notices: ClosedNotices = {
    has: (mark, id) => here.has(`${mark} ${id}`) || read(storage).includes(`${mark} ${id}`),
    add(mark, id) {
      const entry = `${mark} ${id}`
      here.add(entry)
      try {
        const kept = read(storage).filter((each) => each !== entry)
        storage.setItem(KEY, JSON.stringify([...kept, entry].slice(-2 * MOST)))
      } catch {
        // The storage is full or forbidden.
      }
      tell()
    },
    follow(changed) {
      const hear = ({ key }: StorageEvent) => {
        if (key === KEY) changed()
      }
      followers.add(changed)
      addEventListener('storage', hear)
      return () => {
        followers.delete(changed)
        removeEventListener('storage', hear)
      }
    },
  }
  opened.set(storage, notices)
  return notices
}

function read(storage: Storage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
