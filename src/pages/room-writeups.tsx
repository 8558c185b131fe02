import { WriteupReview } from '#src/features/writeups/writeup-review.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomWriteups({ game }: RoomPart) {
  return (
    <ScreenColumn>
      <WriteupReview key={game} gameId={game} />
    </ScreenColumn>
  )
}
