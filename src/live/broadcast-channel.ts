import type { Tabs, TabMessage } from './tab-connection.ts'

/** Null in browsers without the APIs, where each tab has its own connection. */
export function openTabs(newId: () => string): Tabs | null {
  // Browsers offer locks only in secure contexts, such as HTTPS pages.
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
        // Only this program uses the channel, and the tab that leads has checked the content. A kind that a tab
        // of another version sends is ignored.
        onWord: (hear) =>
          channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
      }
    },
  }
}
