import { ParticipationReview } from '#src/features/participation/participation-review.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomTeams({ game }: RoomPart) {
  return (
    <ScreenColumn>
      <ParticipationReview key={game} gameId={game} />
    </ScreenColumn>
  )
}
