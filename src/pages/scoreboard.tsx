import { useParams } from 'react-router-dom'
import { Connection } from '#src/shell/connection.tsx'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { GameFrame } from '#src/features/game/game-frame.tsx'
import { Presenter } from '#src/features/notices/presenter.tsx'
import { ScoreboardTools } from '#src/features/scoreboard/scoreboard-tools.tsx'
import { ScoreboardCountdown } from '#src/features/scoreboard/scoreboard-countdown.tsx'
import { Scoreboard } from '#src/features/scoreboard/scoreboard.tsx'
import { pathId } from '#src/url/path-id.ts'

export function ScoreboardPage() {
  const game = pathId(useParams()['gameId'])
  return (
    <>
      {game === null ? null : <ScoreboardCountdown game={game} />}
      <GameFrame gameId={game} tab="scoreboard" Title={DocumentTitle} Line={Connection} Presenter={Presenter}>
        {game === null ? null : <ScoreboardTools game={game} />}
        {game === null ? null : <Scoreboard game={game} />}
      </GameFrame>
    </>
  )
}
