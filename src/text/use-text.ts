import { createContext, use } from 'react'
import type { Area } from './area.ts'
import type { Catalogue } from './catalogue.ts'

const CatalogueContext = createContext<Catalogue | null>(null)
export const CatalogueProvider = CatalogueContext.Provider

/** The sentences of the language on view: `useText().screens.home`. */
export function useText(): Catalogue {
  // `use` and not useContext: React miscounts a hook that stands before something else that is waited for
  // with `use`.
  const catalogue = use(CatalogueContext)
  if (!catalogue) throw new Error('useText needs a CatalogueProvider above it.')
  return catalogue
}

/**
 * The sentences of the screen's own part: `useWords(entryWords).signIn`. The first time they are waited for,
 * as the screen's file is.
 */
export function useWords<Words>(area: Area<Words>): Words {
  const { name } = useText()
  return use(area.load(name))
}
