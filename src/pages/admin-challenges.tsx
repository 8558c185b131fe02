import { useParams } from 'react-router-dom'
import { ChallengeList } from '#src/features/challenge-editor/challenge-list.tsx'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { pathId } from '#src/url/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminChallengesPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} tab="challenges">
        {(gameId) => (
          <OwnCategories game={gameId}>
            <ChallengeList game={gameId} />
          </OwnCategories>
        )}
      </GameAdminFrame>
    </ScreenColumn>
  )
}
