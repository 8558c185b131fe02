import { useParams } from 'react-router-dom'
import { Connection } from '#src/features/connection/connection.tsx'
import { DocumentTitle } from '#src/features/document-title/document-title.tsx'
import { GameFrame } from '#src/features/game/game-frame.tsx'
import { Presenter } from '#src/features/presenter/presenter.tsx'
import { ScoreboardTools } from '#src/features/replay/scoreboard-tools.tsx'
import { ScoreboardAhead } from '#src/features/scoreboard/scoreboard-ahead.tsx'
import { Scoreboard } from '#src/features/scoreboard/scoreboard.tsx'
import { pathId } from '#src/lib/path-id.ts'

export function ScoreboardPage() {
  const game = pathId(useParams()['gameId'])
  return (
    <>
      {game === null ? null : <ScoreboardAhead game={game} />}
      <GameFrame gameId={game} tab="scoreboard" Title={DocumentTitle} Line={Connection} Presenter={Presenter}>
        {game === null ? null : <ScoreboardTools game={game} />}
        {game === null ? null : <Scoreboard game={game} />}
      </GameFrame>
    </>
  )
}
