import { useParams } from 'react-router-dom'
import { Connection } from '#src/shell/connection.tsx'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { GameFrame } from '#src/features/game/game-frame.tsx'
import { Monitor } from '#src/features/monitor/monitor.tsx'
import { Presenter } from '#src/features/notices/presenter.tsx'
import { pathId } from '#src/url/path-id.ts'

export function MonitorPage() {
  const { gameId, '*': at } = useParams()
  const game = pathId(gameId)
  return (
    <GameFrame gameId={game} tab="monitor" Title={DocumentTitle} Line={Connection} Presenter={Presenter}>
      {game === null ? null : <Monitor key={game} game={game} at={at} />}
    </GameFrame>
  )
}
