import { createContext, use } from 'react'
import type { Wiring } from '#src/wiring/wiring.ts'

/**
 * The wiring gives the tree the running processes of the whole page, and the parts of the app that load with
 * their first screen.
 */
export type Wired = Wiring['wired']
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
