import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { GameDetail } from '#src/features/game/game-detail.tsx'
import { Presenter } from '#src/features/notices/presenter.tsx'
import { ParticipationWaiting } from '#src/features/participation/participation-step.tsx'
import { Participation } from '#src/features/participation/participation.tsx'
import { WriteupAfterEnd } from '#src/features/writeups/writeup-after-end.tsx'
import { pathId } from '#src/url/path-id.ts'

export function GamePage() {
  const gameId = pathId(useParams()['gameId'])
  return (
    <GameDetail
      gameId={gameId}
      presenter={gameId === null ? null : <Presenter gameId={gameId} />}
      step={(game, phase, time) => (
        <Suspense fallback={<ParticipationWaiting time={time} />}>
          <Participation key={game.id} game={game} phase={phase} time={time} />
        </Suspense>
      )}
      handIn={(game, phase) => (
        <Suspense>
          <WriteupAfterEnd key={`writeup ${game.id}`} game={game} phase={phase} />
        </Suspense>
      )}
    />
  )
}
