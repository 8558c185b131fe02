import { useParams } from 'react-router-dom'
import { DocumentTitle } from '#src/features/document-title/document-title.tsx'
import { EditorFrame } from '#src/features/editor/editor-frame.tsx'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { NoticeEditor } from '#src/features/notice-editor/notice-editor.tsx'
import { pathId } from '#src/lib/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminGameNoticesPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} Title={DocumentTitle}>
        {(gameId) => <NoticeEditor key={gameId} gameId={gameId} Frame={EditorFrame} />}
      </GameAdminFrame>
    </ScreenColumn>
  )
}
