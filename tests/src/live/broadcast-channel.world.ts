import type { Tabs, TabMessage } from '#src/live/share-connection.ts'

interface Waiting {
  tab: FakeTab
  held: () => Promise<void>
  settled: (error: Error | null) => void
}
export interface FakeTab {
  tabs: Tabs
  /** The tab is closed or crashes: it sends nothing more, and its locks pass to the next tab. */
  die: () => void
  /** The tab is frozen in the background: it neither receives nor sends, and it keeps its locks. */
  sleep: () => void
  /** The tab continues and receives the messages that were sent in the meantime. */
  wake: () => void
  /** The number of messages that the tab has sent, because tabs must not talk without need. */
  words: () => number
}
interface Ear {
  tab: FakeTab
  name: string
  hear: (word: TabMessage) => void
}

/** One browser. A message reaches every other tab after a turn, in the order of sending. */
export function openBrowser() {
  const queues = new Map<string, Waiting[]>()
  const holders = new Map<string, Waiting>()
  const ears = new Set<Ear>()
  const gone = new Set<FakeTab>()
  const asleep = new Map<FakeTab, (() => void)[]>()
  let ids = 0

  function grant(name: string) {
    if (holders.has(name)) return
    const next = queues.get(name)?.shift()
    if (!next) return
    if (gone.has(next.tab)) return grant(name)
    holders.set(name, next)
    const release = () => {
      if (holders.get(name) !== next) return
      holders.delete(name)
      grant(name)
    }
    void next.held().then(() => {
      next.settled(null)
      release()
    })
  }
  return {
    openTab(): FakeTab {
      let words = 0
      const tab: FakeTab = {
        tabs: {
          newId: () => `tab ${(ids += 1)}`,
          hold: (name, signal, held) =>
            new Promise((resolve, reject) => {
              const waiting: Waiting = { tab, held, settled: (error) => (error ? reject(error) : resolve()) }
              const queue = queues.get(name) ?? []
              queues.set(name, queue)
              queue.push(waiting)
              signal.addEventListener('abort', () => {
                const place = queue.indexOf(waiting)
                if (place < 0) return
                queue.splice(place, 1)
                waiting.settled(new Error('given up'))
              })
              queueMicrotask(() => grant(name))
            }),
          channel(name) {
            const own = new Set<Ear>()
            return {
              post(word) {
                if (gone.has(tab) || asleep.has(tab)) return
                words += 1
                const others = [...ears].filter((ear) => ear.name === name && !own.has(ear))
                const copy = structuredClone(word)
                queueMicrotask(() => {
                  for (const ear of others) {
                    const hear = () => (ears.has(ear) && !gone.has(ear.tab) ? ear.hear(copy) : undefined)
                    const unheard = asleep.get(ear.tab)
                    if (unheard) unheard.push(hear)
                    else hear()
                  }
                })
              },
              onWord(hear) {
                const ear = { tab, name, hear }
                own.add(ear)
                ears.add(ear)
              },
              close: () => own.forEach((ear) => ears.delete(ear)),
            }
          },
        },
        die() {
          gone.add(tab)
          for (const [name, holder] of holders) {
            if (holder.tab !== tab) continue
            holders.delete(name)
            grant(name)
          }
        },
        sleep: () => void asleep.set(tab, []),
        wake() {
          const unheard = asleep.get(tab) ?? []
          asleep.delete(tab)
          for (const hear of unheard) hear()
        },
        words: () => words,
      }
      return tab
    },
  }
}
