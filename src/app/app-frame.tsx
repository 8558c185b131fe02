import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useOutletContext, matchPath, useLocation } from 'react-router-dom'
import { useSession } from '#src/bind/use-session.ts'
import { loadWhenIdle, useWhenIdle } from '#src/browser/load-when-idle.ts'
import { useAccountView } from '#src/shell/frame/account-view.ts'
import { BottomBar } from '#src/shell/frame/bottom-bar.tsx'
import type { FrameOutlet } from '#src/shell/frame/game-bar.tsx'
import { HeldStrip } from '#src/shell/frame/held-strip.tsx'
import { NavRail } from '#src/shell/frame/nav-rail.tsx'
import { UnreachableStrip } from '#src/shell/frame/unreachable-strip.tsx'
import { useText } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import { isAtLeast } from '#contract/rules/role.ts'
import type { RootOutlet } from './root.tsx'
import { fetchAhead } from './screen-files.ts'

const TABS = ['challenges', 'scoreboard']

/**
 * Loads the files of a game's tabs when the page is idle, because users switch between the tabs even while
 * offline.
 */
function useTabsAhead(): void {
  const game = matchPath('/games/:gameId/*', useLocation().pathname)?.params.gameId ?? null
  const { view } = useSession()
  const { name } = useText()
  const isIn = view.kind === 'signed-in'
  const isOrganiser = isIn && isAtLeast(view.account.role, 'Monitor')
  useWhenIdle(
    // Spectators have one tab, which most of them have open, so nothing is loaded for them.
    game === null || !isIn ? null : `${game} ${isOrganiser} ${name}`,
    () => import('./tab-words.ts'),
    ({ fetchTabWords }) => {
      for (const tab of isOrganiser ? [...TABS, 'room'] : TABS) fetchAhead(`/games/${game}/${tab}`)
      fetchTabWords(name, isOrganiser)
    },
  )
}

const Watermark = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('#src/shell/watermark.tsx')).Watermark })),
)

/** Surrounds all screens except those of the account, the projector and the room of a game. */
export function AppFrame() {
  const { openPalette } = useOutletContext<RootOutlet>()
  const words = useText().screens.frame
  const session = useSession()
  const account = useAccountView()
  useTabsAhead()
  const outlet: FrameOutlet = { openPalette }
  const style = frame()
  return (
    <>
      <a href="#content" className={style.skip}>
        {words.skip}
      </a>
      <NavRail account={account} onSearch={openPalette} />
      <main id="content" tabIndex={-1} className={style.main}>
        {session.view.kind === 'unreachable' ? <UnreachableStrip onRetry={session.retry} /> : null}
        <HeldStrip />
        <Outlet context={outlet} />
      </main>
      <BottomBar account={account} onSearch={openPalette} />
      {session.view.kind === 'signed-in' ? (
        <Suspense>
          <Watermark text={session.view.account.id} />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </>
  )
}
