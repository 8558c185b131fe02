import { useParams } from 'react-router-dom'
import { DocumentTitle } from '#src/features/document-title/document-title.tsx'
import { GameDetail } from '#src/features/game/game-detail.tsx'
import { pathId } from '#src/lib/path-id.ts'

export function GamePage() {
  return <GameDetail gameId={pathId(useParams()['gameId'])} Title={DocumentTitle} />
}
