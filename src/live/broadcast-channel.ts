import type { Tabs, TabMessage } from './tab-connection.ts'

/** Null where a browser cannot share: each tab then has a line of its own. */
export function openTabs(newId: () => string): Tabs | null {
  // Locks are there over https only.
  if (typeof BroadcastChannel === 'undefined' || !navigator.locks) return null
  return {
    newId,
    hold: async (name, signal, held) => {
      await navigator.locks.request(name, { signal }, held)
    },
    channel(name) {
      const channel = new BroadcastChannel(name)
      return {
        post: (word) => channel.postMessage(word),
        close: () => channel.close(),
        // Only this program speaks on it; a tab of another version is told to load again.
        onWord: (hear) =>
          channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
      }
    },
  }
}
