import { useParams } from 'react-router-dom'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { GameCopies } from '#src/features/game-admin/game-copies.tsx'
import { GameEditor } from '#src/features/game-editor/game-editor.tsx'
import { OpeningCheck } from '#src/features/game-editor/opening-check.tsx'
import { pathId } from '#src/url/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminGameInfoPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} tab="info">
        {(gameId) => (
          <>
            <OpeningCheck key={`check ${gameId}`} gameId={gameId} />
            <GameEditor key={gameId} gameId={gameId} copies={<GameCopies gameId={gameId} />} />
          </>
        )}
      </GameAdminFrame>
    </ScreenColumn>
  )
}
