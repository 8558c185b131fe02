import { useAtomValue } from 'jotai'
import type { ConnectionView } from '#machines/live/connection.machine.ts'
import { connectionAtom } from './connection-atom.ts'
import type { LiveSource } from '#machines/live/live-types.ts'

/** How the live line of a game stands, for the pill. */
export function useConnection(source: LiveSource, game: number): { view: ConnectionView; retry: () => void } {
  return useAtomValue(connectionAtom(source, game))
}
