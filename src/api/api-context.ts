import { createContext, useContext } from 'react'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { HeldReads } from './held-reads.ts'
import type { Reads } from './reads.ts'
import type { Request } from './request.ts'

export interface Api {
  request: Request
  reads: Reads
  held: Pick<HeldReads, 'until' | 'follow'>
  /** The last configuration that the server sent, or the defaults. */
  config: () => GlobalConfigAnswer
}

const ApiContext = createContext<Api | null>(null)
export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it.')
  return api
}
