import { createContext, use } from 'react'
import type { Wiring } from '#src/wiring/wiring.ts'

/**
 * What the wiring hands to the tree: the processes of the whole page, running, and the parts of the app,
 * which come with the first screen of theirs.
 */
export type Wired = Wiring['wired']
/** What the part of this name has. */
export type Part<Name extends keyof Wired> = Wired[Name] extends () => Promise<infer Machines>
  ? Machines
  : never

const WiredContext = createContext<Wired | null>(null)
export const WiredProvider = WiredContext.Provider

export function useWired(): Wired {
  // `use` and not useContext, for the reason in useText: machines are waited for.
  const wired = use(WiredContext)
  if (!wired) throw new Error('useWired needs a WiredProvider above it.')
  return wired
}
