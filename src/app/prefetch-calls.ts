import { matchPath } from 'react-router-dom'
import { getBoard } from '#contract/calls/board.ts'
import { getGame, listGames } from '#contract/calls/game.ts'
import { getConfig, listLatestPosts } from '#contract/calls/info.ts'
import { callUrl } from '#src/api/call-url.ts'
import { pathId } from '#src/url/path-id.ts'

const GAMES = callUrl(listGames, {})

/**
 * The calls that the first screens send as soon as they run, so that their responses can load in parallel
 * with the code. `features`: those that the server had at the last visit.
 */
export function callsToPrefetch(pathname: string, features: readonly string[] = []): string[] {
  return [callUrl(getConfig, {}), ...askedBy(pathname, features)]
}

function askedBy(pathname: string, features: readonly string[]): string[] {
  if (matchPath('/', pathname)) return [GAMES, callUrl(listLatestPosts, {})]
  if (matchPath('/games', pathname)) return [GAMES]
  const id = pathId(matchPath('/games/:id/scoreboard', pathname)?.params.id)
  if (id === null) return []
  return [getGame, ...(features.includes('board') ? [getBoard] : [])].map((call) =>
    callUrl(call, { params: { id } }),
  )
}
