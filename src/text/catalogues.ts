import { openedAreas, type Area } from './area.ts'
import type { Language } from '#contract/rules/language.ts'
import type { Catalogue } from './catalogue.ts'

/** Each language is a file of its own, loaded on demand. */
const FILES: Record<Language, () => Promise<Catalogue>> = {
  zh: async () => (await import('./zh.ts')).zh,
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
}

export interface Catalogues {
  /** Resolves to whether the texts are loaded. */
  load: (name: Language) => Promise<boolean>
  at: (name: Language) => Catalogue | null
}

export function openCatalogues(
  files = FILES,
  areas: () => readonly Area<unknown>[] = openedAreas,
): Catalogues {
  const loaded = new Map<Language, Catalogue>()
  return {
    load: (name) =>
      Promise.all([files[name](), ...areas().map((each) => each.load(name))]).then(
        ([catalogue]) => {
          loaded.set(name, catalogue)
          return true
        },
        () => false,
      ),
    at: (name) => loaded.get(name) ?? null,
  }
}
