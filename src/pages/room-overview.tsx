import { Suspense } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { RoomClock } from '#src/features/room-clock/room-clock.tsx'
import { roomOverview } from '#styled/recipes/room-overview.js'
import type { RoomPart } from './room-part.ts'

// The clock with its actions comes first. Only one of these two shows anything, depending on the server.
const RoomState = lazyPart(async () => (await import('#src/features/room-overview/room-state.tsx')).RoomState)
const LiveOverview = lazyPart(
  async () => (await import('#src/features/monitor/live-overview.tsx')).LiveOverview,
)

export function RoomOverview({ game }: RoomPart) {
  return (
    <div className={roomOverview().screen}>
      <RoomClock game={game} />
      <Suspense>
        <LiveOverview game={game} />
        <RoomState game={game} />
      </Suspense>
    </div>
  )
}
