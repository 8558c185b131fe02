import { getWriteup } from '#contract/calls/game.ts'
import { listSessions } from '#contract/calls/session.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { useConnection } from '#src/live/use-connection.ts'

const valueOf = <Value,>(read: Read<Value>) => (read.state === 'ready' ? read.value : null)

/**
 * Reads what screens read of the user alone and of the user's team, through their own hooks and without
 * polling, so that only pushes can update it.
 */
export function AccountScreen({ game, shown }: { game: number; shown: Record<string, unknown> }) {
  const { live } = useWired()
  const lines = [useConnection(live, null), useConnection(live, game)]
  Object.assign(shown, {
    writeup: valueOf(useRead(getWriteup, { params: { id: game } }, 'once')),
    sessions: valueOf(useRead(listSessions, {}, 'once')),
    lines: lines.map(({ view }) => view.kind),
  })
  return null
}
