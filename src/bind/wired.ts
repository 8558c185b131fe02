import { createContext, useContext } from 'react'
import type { ActorRefFrom, InputFrom } from 'xstate'
import type { signInMachine } from '#machines/account/sign-in.machine.ts'
import type { cacheMachine } from '#machines/app/cache.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import type { languageMachine } from '#machines/app/language.machine.ts'
import type { overlayMachine } from '#machines/app/overlay.machine.ts'
import type { schemeMachine } from '#machines/app/scheme.machine.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import type { connectionMachine } from '#machines/live/connection.machine.ts'
import type { Announcer } from './announcer.ts'
import type { Lazily } from './lazily.ts'

/**
 * What `app/wire.ts` hands to the tree: the processes of the whole page, running, and the machines that a screen starts itself, which come with
 * the first screen that does.
 */
export interface Wired {
  session: ActorRefFrom<typeof sessionMachine>
  cache: ActorRefFrom<typeof cacheMachine>
  confirm: ActorRefFrom<typeof confirmMachine>
  overlay: ActorRefFrom<typeof overlayMachine>
  scheme: ActorRefFrom<typeof schemeMachine>
  language: ActorRefFrom<typeof languageMachine>
  announcer: Announcer
  signIn: Lazily<typeof signInMachine>
  /** A live line takes it whole; see `useConnection`. */
  connection: { machine: Lazily<typeof connectionMachine>; facts: Omit<InputFrom<typeof connectionMachine>, 'game'> }
}

const WiredContext = createContext<Wired | null>(null)
export const WiredProvider = WiredContext.Provider

export function useWired(): Wired {
  const wired = useContext(WiredContext)
  if (!wired) throw new Error('useWired needs a WiredProvider above it.')
  return wired
}
