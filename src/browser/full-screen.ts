import { useSyncExternalStore } from 'react'

/** Does nothing in browsers without full screen. */
export function turnFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else document.documentElement.requestFullscreen?.().catch(() => {})
}

export function useFullScreen(): 'whole' | 'window' {
  return useSyncExternalStore(follow, () => (document.fullscreenElement ? 'whole' : 'window'))
}

function follow(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
