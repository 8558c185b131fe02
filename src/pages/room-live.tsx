import { Monitor } from '#src/features/monitor/monitor.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomLive({ game, at: [tab] }: RoomPart) {
  return <Monitor key={game} game={game} at={tab} />
}
