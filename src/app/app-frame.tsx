import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useOutletContext } from 'react-router-dom'
import { useSession } from '#src/bind/use-session.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import { useAccountView } from '#src/shell/frame/account-view.ts'
import { BottomBar } from '#src/shell/frame/bottom-bar.tsx'
import type { FrameOutlet } from '#src/shell/frame/game-bar.tsx'
import { HeldStrip } from '#src/shell/frame/held-strip.tsx'
import { NavRail } from '#src/shell/frame/nav-rail.tsx'
import { UnreachableStrip } from '#src/shell/frame/unreachable-strip.tsx'
import { useText } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import type { RootOutlet } from './root.tsx'
import { useTabsAhead } from './use-tabs-ahead.ts'

const Watermark = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('#src/shell/watermark.tsx')).Watermark })),
)

/** Surrounds all screens except those of the account. */
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
