import { useParams } from 'react-router-dom'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { WriteupReview } from '#src/features/writeups/writeup-review.tsx'
import { pathId } from '#src/url/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminWriteupsPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} tab="writeups">
        {(gameId) => <WriteupReview key={gameId} gameId={gameId} />}
      </GameAdminFrame>
    </ScreenColumn>
  )
}
