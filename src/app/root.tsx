import { useSelector } from '@xstate/react'
import { lazy, Suspense, use, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { toOverlayView } from '#machines/app/overlay.machine.ts'
import { isSameView } from '#src/bind/is-same-view.ts'
import { useWired } from '#src/bind/wired.ts'
import { focusSearch } from '#src/browser/focus-search.ts'
import { holdLetters, takeLetters } from '#src/browser/held-letters.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { useKeyPresses } from '#src/browser/use-keys.ts'
import { useText } from '#src/text/use-text.ts'
import { OverlayLoader } from '#src/ui/overlay-loader.tsx'
import { useCaughtFocus } from '#src/ui/use-caught-focus.ts'

const loadPalette = () => import('#src/shell/command-palette.tsx')
const Palette = lazy(async () => ({ default: (await retryImport(loadPalette)).CommandPalette }))
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

/** The outlet context of the frame, for its search buttons. */
export interface RootOutlet {
  openPalette: () => void
  showKeys: () => void
}

/** The parts that every screen has, with or without a frame. */
export function Root() {
  const [opened, setOpened] = useState<'nothing' | 'palette' | 'keys'>('nothing')
  const close = () => {
    takeLetters()
    setOpened('nothing')
  }
  const open = (wish: 'palette' | 'keys') => {
    if (wish === 'palette' && wish !== opened) holdLetters()
    setOpened(wish)
  }
  useCaughtFocus(useLocation().pathname)
  const outlet: RootOutlet = { openPalette: () => open('palette'), showKeys: () => open('keys') }
  useShortcuts((wish) => (wish === 'search' ? focusSearch() : open(wish)))
  return (
    <>
      <Outlet context={outlet} />
      <Cover />
      <Suspense>
        {opened === 'palette' ? <Palette onClose={close} onShowKeys={outlet.showKeys} /> : null}
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

/** Renders nothing before the first announcement, to keep the first load small. */
function Told() {
  use(useWired().announcer.begun)
  return <Announcements />
}

function Cover() {
  const label = useText().screens.reading.loading
  const { kind } = useSelector(useWired().overlay, toOverlayView, isSameView)
  return kind === 'covering' ? <OverlayLoader cover="page" label={label} /> : null
}

type Shortcut = 'palette' | 'keys' | 'search'

/** Ignores single keys while the user types, because they are input. */
export function toShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>,
  isTyping: boolean,
): Shortcut | null {
  if (event.isComposing || event.altKey) return null
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'palette' : null
  if (isTyping) return null
  if (event.key === '?') return 'keys'
  return event.key === '/' ? 'search' : null
}

function useShortcuts(grant: (wish: Shortcut) => void) {
  useKeyPresses((event) => {
    const wish = toShortcut(event, event.target instanceof HTMLElement && isEditable(event.target))
    if (wish) grant(wish)
    return wish !== null
  })
}

function isEditable(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select')
}
