import { lazy, Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useOutletContext, matchPath, useLocation } from 'react-router-dom'
import { isAtLeast } from '#contract/rules/role.ts'
import { useSession } from '#src/bind/use-session.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import { useAccountView } from '#src/shell/frame/account-view.ts'
import { BottomBar } from '#src/shell/frame/bottom-bar.tsx'
import { HeldStrip } from '#src/shell/frame/held-strip.tsx'
import { NavRail } from '#src/shell/frame/nav-rail.tsx'
import { UnreachableStrip } from '#src/shell/frame/unreachable-strip.tsx'
import { useText } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import type { RootOutlet } from './root.tsx'
import { fetchAhead } from './screen-files.ts'

const TABS = ['challenges', 'scoreboard']

const Watermark = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('#src/shell/watermark.tsx')).Watermark })),
)

/** The frame around all screens but those of the account. */
export function AppFrame() {
  const { openPalette } = useOutletContext<RootOutlet>()
  const words = useText().screens.frame
  const session = useSession()
  const account = useAccountView()
  useTabsAhead()
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
        <Outlet />
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

/**
 * Whoever is in a game goes on from tab to tab when the line is gone, too: their files are fetched when the
 * page is calm.
 */
function useTabsAhead(): void {
  const game = matchPath('/games/:gameId/*', useLocation().pathname)?.params.gameId ?? null
  const { view } = useSession()
  const { name } = useText()
  const isOrganiser = view.kind === 'signed-in' && isAtLeast(view.account.role, 'Monitor')
  useEffect(() => {
    if (game === null) return
    let isLeft = false
    const bring = async () => {
      const { fetchTabWords } = await loadWhenIdle(() => import('./tab-words.ts'))
      if (isLeft) return
      for (const tab of isOrganiser ? [...TABS, 'monitor'] : TABS) fetchAhead(`/games/${game}/${tab}`)
      fetchTabWords(name, isOrganiser)
    }
    // Nobody waits for it: what did not come is asked for when it is wanted.
    bring().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [game, isOrganiser, name])
}
