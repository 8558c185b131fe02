import { useParams } from 'react-router-dom'
import { GameFrame } from '#src/features/game/game-frame.tsx'
import { Presenter } from '#src/features/notices/presenter.tsx'
import { ScoreboardCountdown } from '#src/features/scoreboard/scoreboard-countdown.tsx'
import { Scoreboard } from '#src/features/scoreboard/scoreboard.tsx'
import { pathId } from '#src/url/path-id.ts'

export function Page() {
  const game = pathId(useParams()['gameId'])
  return (
    <>
      {game === null ? null : <ScoreboardCountdown game={game} />}
      <GameFrame
        gameId={game}
        tab="scoreboard"
        presenter={game === null ? null : <Presenter gameId={game} />}
      >
        {game === null ? null : <Scoreboard game={game} />}
      </GameFrame>
    </>
  )
}
