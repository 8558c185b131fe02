import { listGames } from '#contract/calls/game.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useNow } from '#src/browser/clock.ts'
import { GameList } from './game-list.tsx'
import { toGamesView } from './games-view.ts'

const MOST = 3

export function RecentGames() {
  const now = useNow()
  const session = useSession()
  const view = toGamesView(useRead(listGames, {}, 'home'), now)
  const recent = view.kind === 'listed' ? { ...view, games: view.games.slice(0, MOST) } : view
  return (
    <GameList
      view={recent}
      now={now}
      canCreate={session.view.kind === 'signed-in' && session.view.account.role === 'Admin'}
      shape="column"
    />
  )
}
