import { createContext, useContext } from 'react'
import type { Catalogue } from './catalogue.ts'

const CatalogueContext = createContext<Catalogue | null>(null)
export const CatalogueProvider = CatalogueContext.Provider

/** The sentences of the language on view: `useText().screens.home`. */
export function useText(): Catalogue {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('useText needs a CatalogueProvider above it.')
  return catalogue
}
