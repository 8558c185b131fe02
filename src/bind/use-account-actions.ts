import { useSelector } from '@xstate/react'
import { toCacheView, type CacheView } from '#machines/app/cache.machine.ts'
import { confirmDropUnsaved } from '#src/browser/unsaved-changes.ts'
import { isSameView } from './is-same-view.ts'
import { useConfirm } from './use-confirm.ts'
import { useSession } from './use-session.ts'
import { useWired } from './wired.ts'

export function useAccountActions(goHome: () => void | Promise<void>): {
  clearCache: () => void
  leave: () => void
} {
  const { signOut } = useSession()
  const cache = useCache()
  const confirm = useConfirm()
  return {
    clearCache: () =>
      void confirm({ kind: 'clear-cache' }).then((decision) =>
        decision === 'confirmed' ? cache.clear() : undefined,
      ),
    leave: () =>
      void confirmDropUnsaved().then(async (may) => {
        if (!may) return
        // Leaves the screen first, because a guarded one would redirect to the sign-in.
        await goHome()
        signOut()
      }),
  }
}

/** The responses that are stored between two visits. Clearing them reloads the page. */
function useCache(): { view: CacheView; clear: () => void } {
  const { cache } = useWired()
  return { view: useSelector(cache, toCacheView, isSameView), clear: () => cache.send({ type: 'clear' }) }
}
