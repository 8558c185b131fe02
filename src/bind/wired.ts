import { createContext, use } from 'react'
import type { Wiring } from '#src/wiring/wiring.ts'

/** The running machines of the page, and the parts of the app that load with their first screen. */
export type Wired = Wiring['wired']
export type Part<Name extends keyof Wired> = Wired[Name] extends () => Promise<infer Machines>
  ? Machines
  : never

const WiredContext = createContext<Wired | null>(null)
export const WiredProvider = WiredContext.Provider

export function useWired(): Wired {
  // `use` instead of `useContext`, as in `useText`, because callers may suspend on a machine.
  const wired = use(WiredContext)
  if (!wired) throw new Error('useWired needs a WiredProvider above it.')
  return wired
}
