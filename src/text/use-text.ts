import { createContext, use, useContext } from 'react'
import type { Area } from './area.ts'
import type { Catalogue } from './catalogue.ts'

const CatalogueContext = createContext<Catalogue | null>(null)
export const CatalogueProvider = CatalogueContext.Provider

/** The sentences of the language on view: `useText().screens.home`. */
export function useText(): Catalogue {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('useText needs a CatalogueProvider above it.')
  return catalogue
}

/** The sentences of the screen's own part: `useWords(entryWords).signIn`. The first time they are waited for, as the screen's file is. */
export function useWords<Words>(area: Area<Words>): Words {
  const { name } = useText()
  return use(area.load(name))
}
