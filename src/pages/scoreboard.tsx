import { Trophy as Icon } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { Connection } from '#src/features/connection/connection.tsx'
import { DocumentTitle } from '#src/features/document-title/document-title.tsx'
import { GameFrame } from '#src/features/game/game-frame.tsx'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'
import { pathId } from '#src/lib/path-id.ts'

export function ScoreboardPage() {
  return (
    <GameFrame gameId={pathId(useParams()['gameId'])} tab="scoreboard" Title={DocumentTitle} Line={Connection}>
      <Placeholder rank="h2" screen="scoreboard" icon={<Icon />} />
    </GameFrame>
  )
}
