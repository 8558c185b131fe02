import WifiOff from 'lucide-react/icons/wifi-off'
import { overNetwork } from '#src/api/request.ts'
import { useHealedPage, type HealWorld } from '#src/browser/heal-page.ts'
import { retryImportsNow } from '#src/browser/retry-import.ts'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

const world: HealWorld = {
  // The smallest file that exists in every version.
  probe: async (signal) => (await overNetwork('/theme.js', { method: 'HEAD', cache: 'no-store', signal })).ok,
  reload: () => location.reload(),
  storage: sessionStorage,
}

/**
 * Shown for a screen whose file cannot load while offline. It continues on its own when the network is back.
 */
export function NoLine() {
  const words = useText().screens.missingFile
  return (
    <div role="status">
      <EmptyState
        size="page"
        rank="h1"
        tone="warning"
        icon={<WifiOff />}
        title={words.title}
        text={words.offline}
        action={<Button onClick={retryImportsNow}>{words.retry}</Button>}
      />
    </div>
  )
}

/** Shown for a screen whose file failed to load twice. */
export function MissingFile() {
  const words = useText().screens.missingFile
  useHealedPage(world)
  return (
    <div role="alert">
      <EmptyState
        size="page"
        rank="h1"
        tone="warning"
        icon={<WifiOff />}
        title={words.title}
        text={words.text}
        action={<Button onClick={world.reload}>{words.retry}</Button>}
      />
    </div>
  )
}
