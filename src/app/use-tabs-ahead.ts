import { matchPath, useLocation } from 'react-router-dom'
import { isAtLeast } from '#contract/rules/role.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useWhenIdle } from '#src/browser/load-when-idle.ts'
import { useText } from '#src/text/use-text.ts'
import { fetchAhead } from './screen-files.ts'

const TABS = ['challenges', 'scoreboard']

/**
 * Users switch between the tabs of a game even while offline, so the files of the tabs load when the page is
 * idle.
 */
export function useTabsAhead(): void {
  const game = matchPath('/games/:gameId/*', useLocation().pathname)?.params.gameId ?? null
  const { view } = useSession()
  const { name } = useText()
  const isIn = view.kind === 'signed-in'
  const isOrganiser = isIn && isAtLeast(view.account.role, 'Monitor')
  useWhenIdle(
    // Spectators have one tab, which most of them have open.
    game === null || !isIn ? null : `${game} ${isOrganiser} ${name}`,
    () => import('./tab-words.ts'),
    ({ fetchTabWords }) => {
      for (const tab of isOrganiser ? [...TABS, 'monitor'] : TABS) fetchAhead(`/games/${game}/${tab}`)
      fetchTabWords(name, isOrganiser)
    },
  )
}
