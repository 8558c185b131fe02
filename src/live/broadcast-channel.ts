import { readTabMessage } from './read-tab-message.ts'
import type { Tabs } from './share-connection.ts'

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
        // A tab of another version may use the channel too, so messages that cannot be read are ignored.
        onWord: (hear) =>
          channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
            const word = readTabMessage(data)
            if (word) hear(word)
          }),
      }
    },
  }
}
