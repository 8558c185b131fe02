import { ChallengeList } from '#src/features/challenge-editor/challenge-list.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomChallenges({ game }: RoomPart) {
  return (
    <ScreenColumn>
      <ChallengeList game={game} />
    </ScreenColumn>
  )
}
