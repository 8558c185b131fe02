import type { Catalogue } from './catalogue.ts'

/** Each language is a file of its own, fetched when somebody wants it. */
const FILES = {
  zh: async (): Promise<Catalogue> => (await import('./zh.ts')).zh,
  en: async (): Promise<Catalogue> => (await import('./en.ts')).en,
  ja: async (): Promise<Catalogue> => (await import('./ja.ts')).ja,
}
type Name = keyof typeof FILES

export interface Catalogues {
  /** Whether its words are at hand now. */
  load: (name: Name) => Promise<boolean>
  at: (name: Name) => Catalogue | null
}

export function openCatalogues(files: Record<Name, () => Promise<Catalogue>> = FILES): Catalogues {
  const loaded = new Map<Name, Catalogue>()
  return {
    load: (name) =>
      files[name]().then(
        (catalogue) => {
          loaded.set(name, catalogue)
          return true
        },
        () => false,
      ),
    at: (name) => loaded.get(name) ?? null,
  }
}
