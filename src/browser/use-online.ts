import { useSyncExternalStore } from 'react'

function follow(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** True if the device has any network connection. The server may still be unreachable. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
