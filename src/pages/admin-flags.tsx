import { useParams } from 'react-router-dom'
import { ChallengeScreen } from '#src/features/challenge-editor/challenge-screen.tsx'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { FlagEditor } from '#src/features/challenge-editor/flag-editor.tsx'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { pathId } from '#src/url/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

/** The browser tab has the title of the challenge instead of its game. */
export function AdminFlagsPage() {
  const { gameId, chalId } = useParams()
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(gameId)} tab="challenges" hasOwnTitle>
        {(game) => (
          <OwnCategories game={game}>
            <ChallengeScreen key={`${game} ${chalId}`} game={game} challenge={pathId(chalId)} tab="flags">
              {(place, challenge) => <FlagEditor place={place} challenge={challenge} />}
            </ChallengeScreen>
          </OwnCategories>
        )}
      </GameAdminFrame>
    </ScreenColumn>
  )
}
