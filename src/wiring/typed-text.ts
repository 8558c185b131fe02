/** The texts that a user typed into the fields of one form. */
export type TypedTexts = Readonly<Record<string, string>>
/** `page` is for forms with passwords, which must not survive a reload. */
export type TextLife = 'page' | 'reload'

/** Keeps unsent input while its screen is closed, because an expired session leads away and back. */
export interface TypedTextStore {
  read: (form: string) => TypedTexts
  write: (form: string, texts: TypedTexts, life: TextLife) => void
  /** Must be called when the user signs out. */
  clear: () => void
}

const KEY = 'typed'

/** `tab`: the storage that lasts as long as its tab. */
export function openTypedTexts(tab: Storage): TypedTextStore {
  const forms = new Map<string, TypedTexts>()
  const reloaded = readKept(tab)
  return {
    read: (form) => forms.get(form) ?? reloaded.get(form) ?? {},
    write(form, texts, life) {
      forms.set(form, texts)
      if (life === 'page') return
      if (Object.values(texts).some((text) => text !== '')) reloaded.set(form, texts)
      else reloaded.delete(form)
      keep(tab, reloaded)
    },
    clear() {
      forms.clear()
      reloaded.clear()
      keep(tab, reloaded)
    },
  }
}

function keep(tab: Storage, forms: ReadonlyMap<string, TypedTexts>) {
  try {
    if (forms.size === 0) tab.removeItem(KEY)
    else tab.setItem(KEY, JSON.stringify([...forms]))
  } catch {
    // The storage is full or forbidden. The text lasts as long as the page.
  }
}

function readKept(tab: Storage): Map<string, TypedTexts> {
  try {
    const kept: unknown = JSON.parse(tab.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

function isEntry(entry: unknown): entry is [string, TypedTexts] {
  if (!Array.isArray(entry) || entry.length !== 2 || typeof entry[0] !== 'string') return false
  const texts: unknown = entry[1]
  return (
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  )
}
