import { createContext, use } from 'react'
import type { Area } from './area.ts'
import type { Catalogue } from './catalogue.ts'

const CatalogueContext = createContext<Catalogue | null>(null)
export const CatalogueProvider = CatalogueContext.Provider

/** The texts of the current language: `useText().screens.home`. */
export function useText(): Catalogue {
  // `use` instead of useContext: React miscounts a hook that precedes another `use` that suspends.
  const catalogue = use(CatalogueContext)
  if (!catalogue) throw new Error('useText needs a CatalogueProvider above it.')
  return catalogue
}

/**
 * The texts of the screen's own area: `useWords(entryWords).signIn`. The first call suspends, like the
 * screen's file.
 */
export function useWords<Words>(area: Area<Words>): Words {
  const { name } = useText()
  return use(area.load(name))
}
