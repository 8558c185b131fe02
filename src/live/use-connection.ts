import { useAtomValue } from 'jotai'
import type { ConnectionView } from '#machines/live/connection.machine.ts'
import { connectionAtom } from './connection-atom.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import type { ConnectionKind } from './tab-connections.ts'

/** How a live line stands, for the pill; the line of the screens without a game if `game` is null. */
export function useConnection(
  source: LiveSource,
  game: number | null,
  kind: ConnectionKind = game === null ? 'public' : 'game',
): { view: ConnectionView; retry: () => void } {
  return useAtomValue(connectionAtom(source, game, kind))
}
