import { lazy, Suspense, use, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useOverlay } from '#src/bind/use-overlay.ts'
import { useWired } from '#src/bind/wired.ts'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { useText } from '#src/text/use-text.ts'
import { OverlayLoader } from '#src/ui/overlay-loader.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { focusScreenSearch, useShortcuts } from './shortcuts.ts'

const loadPalette = () => import('#src/shell/command-palette.tsx')
const Palette = lazy(() => retryImport(async () => ({ default: (await loadPalette()).CommandPalette })))
const KeyList = lazyPart(async () => (await import('#src/shell/shortcut-list.tsx')).ShortcutList)
const loadAnnouncements = async () => ({
  default: (await import('#src/shell/announcements.tsx')).Announcements,
})
const Announcements = lazy(() => retryImport(loadAnnouncements))
const ConfirmDialog = lazy(() =>
  loadOnFirstTouch(async () => ({ default: (await import('#src/shell/confirm-dialog.tsx')).ConfirmDialog })),
)
void loadOnFirstTouch(loadPalette)
void loadOnFirstTouch(loadAnnouncements)

/** What a screen inside may ask of the frame around it. */
export interface RootOutlet {
  openPalette: () => void
}

/** What is there on every screen, with a frame or without. */
export function Root() {
  const [opened, setOpened] = useState<'nothing' | 'palette' | 'keys'>('nothing')
  const close = () => setOpened('nothing')
  const outlet: RootOutlet = { openPalette: () => setOpened('palette') }
  useShortcuts((wish) => (wish === 'search' ? focusScreenSearch() : setOpened(wish)))
  return (
    <>
      <Outlet context={outlet} />
      <Cover />
      <Suspense>
        {opened === 'palette' ? <Palette onClose={close} onShowKeys={() => setOpened('keys')} /> : null}
        {opened === 'keys' ? <KeyList onClose={close} /> : null}
      </Suspense>
      <Suspense>
        <Told />
      </Suspense>
      <Suspense>
        <ConfirmDialog />
      </Suspense>
    </>
  )
}

/** Nothing until there is something to tell. */
function Told() {
  use(useWired().announcer.begun)
  return <Announcements />
}

function Cover() {
  const label = useText().screens.reading.loading
  return useOverlay().kind === 'covering' ? <OverlayLoader cover="page" label={label} /> : null
}
