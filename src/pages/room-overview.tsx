import { RoomClock } from '#src/features/room-clock/room-clock.tsx'
import { LiveOverview } from '#src/features/monitor/live-overview.tsx'
import { RoomState } from '#src/features/room-overview/room-state.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomOverview({ game }: RoomPart) {
  return (
    <ScreenColumn isWide>
      <RoomClock game={game} />
      <LiveOverview game={game} />
      <RoomState game={game} />
    </ScreenColumn>
  )
}
