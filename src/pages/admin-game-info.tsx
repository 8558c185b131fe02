import { useParams } from 'react-router-dom'
import { DocumentTitle } from '#src/features/document-title/document-title.tsx'
import { EditorFrame } from '#src/features/editor/editor-frame.tsx'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { GameEditor } from '#src/features/game-editor/game-editor.tsx'
import { Picture } from '#src/features/picture/picture.tsx'
import { pathId } from '#src/lib/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminGameInfoPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} Title={DocumentTitle}>
        {(gameId) => <GameEditor key={gameId} gameId={gameId} Frame={EditorFrame} Poster={Poster} />}
      </GameAdminFrame>
    </ScreenColumn>
  )
}

function Poster({ game: { id, title, poster } }: { game: { id: number; title: string; poster: string | null } }) {
  return <Picture of={{ kind: 'game', id }} name={title} picture={poster} shape="wide" />
}
