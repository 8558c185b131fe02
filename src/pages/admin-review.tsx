import { useParams } from 'react-router-dom'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { ParticipationReview } from '#src/features/participation/participation-review.tsx'
import { pathId } from '#src/url/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminReviewPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} tab="review">
        {(gameId) => <ParticipationReview key={gameId} gameId={gameId} />}
      </GameAdminFrame>
    </ScreenColumn>
  )
}
