export type Draft = Readonly<Record<string, string>>
/** `page` for forms with passwords, which must not survive a reload. */
export type DraftStay = 'page' | 'reload'

/** Keeps unsent input while its screen is closed, because an expired session leads away and back. */
export interface Drafts {
  read: (form: string) => Draft
  write: (form: string, draft: Draft, stay: DraftStay) => void
  /** Called when the user signs out. */
  clear: () => void
}

const KEY = 'typed'

/** `tab`: the storage that lasts as long as its tab. */
export function openDrafts(tab: Storage): Drafts {
  const drafts = new Map<string, Draft>()
  const reloaded = readKept(tab)
  return {
    read: (form) => drafts.get(form) ?? reloaded.get(form) ?? {},
    write(form, draft, stay) {
      drafts.set(form, draft)
      if (stay === 'page') return
      if (Object.values(draft).some((text) => text !== '')) reloaded.set(form, draft)
      else reloaded.delete(form)
      keep(tab, reloaded)
    },
    clear() {
      drafts.clear()
      reloaded.clear()
      keep(tab, reloaded)
    },
  }
}

function keep(tab: Storage, drafts: ReadonlyMap<string, Draft>) {
  try {
    if (drafts.size === 0) tab.removeItem(KEY)
    else tab.setItem(KEY, JSON.stringify([...drafts]))
  } catch {
    // The storage is full or forbidden: the draft lasts as long as the page.
  }
}

function readKept(tab: Storage): Map<string, Draft> {
  try {
    const kept: unknown = JSON.parse(tab.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

function isEntry(entry: unknown): entry is [string, Draft] {
  if (!Array.isArray(entry) || entry.length !== 2 || typeof entry[0] !== 'string') return false
  const draft: unknown = entry[1]
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((text) => typeof text === 'string')
  )
}
