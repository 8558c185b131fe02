import { useParams } from 'react-router-dom'
import { GameFrame } from '#src/features/game/game-frame.tsx'
import { Monitor } from '#src/features/monitor/monitor.tsx'
import { Presenter } from '#src/features/notices/presenter.tsx'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { readMonitorTab } from '#src/features/monitor/monitor-tab.ts'
import { useWords } from '#src/text/use-text.ts'
import { pathId } from '#src/url/path-id.ts'

export function MonitorPage() {
  const { gameId, '*': at } = useParams()
  const game = pathId(gameId)
  const { tab } = useWords(monitorWords)
  const open = readMonitorTab(at)
  return (
    <GameFrame
      gameId={game}
      tab="monitor"
      part={open && tab[open]}
      presenter={game === null ? null : <Presenter gameId={game} />}
    >
      {game === null ? null : <Monitor key={game} game={game} at={at} />}
    </GameFrame>
  )
}
