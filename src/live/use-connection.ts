import { useAtomValue } from 'jotai'
import type { ConnectionView } from '#machines/live/connection.machine.ts'
import type { Connecting } from './connecting.ts'
import { connectionAtom } from './connection-atom.ts'

/** How the live line of a game stands, for the pill. */
export function useConnection(connecting: Connecting, game: number): { view: ConnectionView; retry: () => void } {
  return useAtomValue(connectionAtom(connecting, game))
}
