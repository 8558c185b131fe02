import { confirmDropUnsaved } from '#src/browser/unsaved-changes.ts'
import { useCache } from './use-cache.ts'
import { useConfirm } from './use-confirm.ts'
import { useSession } from './use-session.ts'

/** What a signed-in person may do from wherever they are. */
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
        // The home page first: a guarded screen would redirect to the sign-in screen.
        await goHome()
        signOut()
      }),
  }
}
