import type { NetworkEvent } from '#machines/live/connection-events.ts'

/** Reports that the device went offline or online, and that the page became visible again. */
export function watchNetwork(say: (heard: NetworkEvent) => void): () => void {
  const lost = () => say({ type: 'network.lost' })
  const found = () => say({ type: 'network.found' })
  const turned = () => document.visibilityState === 'visible' && say({ type: 'page.woke' })
  addEventListener('offline', lost)
  addEventListener('online', found)
  document.addEventListener('visibilitychange', turned)
  return () => {
    removeEventListener('offline', lost)
    removeEventListener('online', found)
    document.removeEventListener('visibilitychange', turned)
  }
}
