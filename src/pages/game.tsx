import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { GameDetail } from '#src/features/game/game-detail.tsx'
import { ParticipationWaiting } from '#src/features/participation/participation-card.tsx'
import { Participation } from '#src/features/participation/participation.tsx'
import { WriteupAfterEnd } from '#src/features/writeups/writeup-after-end.tsx'
import { pathId } from '#src/url/path-id.ts'

export function GamePage() {
  return (
    <GameDetail gameId={pathId(useParams()['gameId'])}>
      {(game, phase) => (
        <Suspense fallback={<ParticipationWaiting />}>
          <Participation key={game.id} game={game} phase={phase} />
          <WriteupAfterEnd key={`writeup ${game.id}`} game={game} phase={phase} />
          <SilentConnection gameId={game.id} />
        </Suspense>
      )}
    </GameDetail>
  )
}
