import { ScoreboardCountdown } from '#src/features/scoreboard/scoreboard-countdown.tsx'
import { Scoreboard } from '#src/features/scoreboard/scoreboard.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomBoard({ game }: RoomPart) {
  return (
    <>
      <ScoreboardCountdown game={game} />
      <Scoreboard game={game} />
    </>
  )
}
