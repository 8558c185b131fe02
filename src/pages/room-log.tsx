import { GameLog } from '#src/features/logs/game-log.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomLog({ game }: RoomPart) {
  return <GameLog key={game} game={game} />
}
