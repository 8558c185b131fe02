import { useParams } from 'react-router-dom'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { NoticeEditor } from '#src/features/notices/notice-editor.tsx'
import { pathId } from '#src/url/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminGameNoticesPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} tab="notices">
        {(gameId) => <NoticeEditor key={gameId} gameId={gameId} />}
      </GameAdminFrame>
    </ScreenColumn>
  )
}
