import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { GameDetail, type GameDetailProps } from '#src/features/game/game-detail.tsx'
import { Presenter } from '#src/features/notices/presenter.tsx'
import { ParticipationWaiting } from '#src/features/participation/participation-step.tsx'
import { Participation } from '#src/features/participation/participation.tsx'
import { WriteupAfterEnd } from '#src/features/writeups/writeup-after-end.tsx'
import { pathId } from '#src/url/path-id.ts'

const nextStep: GameDetailProps['step'] = (game, phase, time) => (
  <Suspense fallback={<ParticipationWaiting time={time} />}>
    <Participation key={game.id} game={game} phase={phase} time={time} />
  </Suspense>
)
const writeup: GameDetailProps['handIn'] = (game, phase) => (
  <Suspense>
    <WriteupAfterEnd key={game.id} game={game} phase={phase} />
  </Suspense>
)

export function Page() {
  const gameId = pathId(useParams()['gameId'])
  return (
    <GameDetail
      gameId={gameId}
      presenter={gameId === null ? null : <Presenter gameId={gameId} />}
      step={nextStep}
      handIn={writeup}
    />
  )
}
