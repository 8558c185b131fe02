import { useNavigate } from 'react-router-dom'
import { useCache } from '#src/bind/use-cache.ts'
import { useConfirm } from '#src/bind/use-confirm.ts'
import { useSession } from '#src/bind/use-session.ts'

/** What a signed-in person may do from the frame, on a wide screen as on a phone. */
export function useAccountActions(): { clearCache: () => void; leave: () => void } {
  const navigate = useNavigate()
  const { signOut } = useSession()
  const cache = useCache()
  const confirm = useConfirm()
  return {
    clearCache: () => void confirm({ kind: 'clear-cache' }).then((decision) => (decision === 'confirmed' ? cache.clear() : undefined)),
    // Home first: a guarded screen would lead whoever leaves to the sign-in screen.
    leave: () => {
      void navigate('/')
      signOut()
    },
  }
}
