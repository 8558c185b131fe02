import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { GameCopies } from '#src/features/game-admin/game-copies.tsx'
import { GameEditor } from '#src/features/game-editor/game-editor.tsx'
import { OpeningCheck } from '#src/features/game-editor/opening-check.tsx'
import { Picture } from '#src/shell/picture/picture.tsx'
import { pathId } from '#src/url/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

// Both come with the first press.
const Clone = lazy(async () => ({
  default: (await import('#src/features/game-admin/game-clone.tsx')).GameClone,
}))
const Export = lazy(async () => ({
  default: (await import('#src/features/game-admin/game-export.tsx')).GameExport,
}))

export function AdminGameInfoPage() {
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(useParams()['gameId'])} tab="info" Title={DocumentTitle}>
        {(gameId) => (
          <>
            <OpeningCheck key={`check ${gameId}`} gameId={gameId} />
            <GameEditor key={gameId} gameId={gameId} Frame={EditorFrame} Poster={Poster} Copies={Copies} />
          </>
        )}
      </GameAdminFrame>
    </ScreenColumn>
  )
}

function Copies({ gameId }: { gameId: number }) {
  return <GameCopies gameId={gameId} Clone={Clone} Export={Export} />
}

function Poster({
  game: { id, title, poster },
}: {
  game: { id: number; title: string; poster: string | null }
}) {
  return <Picture of={{ kind: 'game', id }} name={title} picture={poster} shape="wide" />
}
