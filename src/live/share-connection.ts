import type { Positions } from '#contract/streams.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { openRecentParts, type RecentParts } from './recent-parts.ts'
import { openRecentReadings } from './recent-readings.ts'

export type TabMessage =
  /** A new leader asks the other tabs to join. */
  | { kind: 'call' }
  /** A tab that follows, or wants to, with its position in each stream. */
  | { kind: 'join'; tab: string; has: [string, number | null][] }
  /** The leader exists, but its connection is not open yet. */
  | { kind: 'patience' }
  /** The response to the join of one tab, which shares the connection from then on. */
  | { kind: 'welcome'; tab: string; heard: ConnectionEvent[] }
  | { kind: 'heard'; heard: ConnectionEvent }

/** Messages and locks between tabs. Tests have their own. */
export interface Tabs {
  /** Runs `held` while this tab has the lock. Rejects if the signal aborts the wait. */
  hold: (name: string, signal: AbortSignal, held: () => Promise<void>) => Promise<void>
  channel: (name: string) => {
    post: (word: TabMessage) => void
    close: () => void
    onWord: (hear: (word: TabMessage) => void) => void
  }
  newId: () => string
}
interface SharedLine {
  name: string
  isCounted: boolean
  positions: () => Positions
  /** Opens a connection of this tab, from its current positions. */
  connect: (say: (heard: ConnectionEvent) => void) => () => void
}

/** The wait for the leading tab. A sleeping tab never responds. */
const PATIENCE_MS = 2_000

/**
 * One connection for all tabs of a user: the tab with the lock opens it and forwards its messages. When that
 * tab closes, the next one gets the lock. It connects with its own positions, so that it misses no numbered
 * items.
 */
export function shareConnection(
  tabs: Tabs,
  { name, isCounted, positions, connect }: SharedLine,
  say: (heard: ConnectionEvent) => void,
): () => void {
  const channel = tabs.channel(name)
  const tab = tabs.newId()
  const ring: RecentParts = openRecentParts()
  const readings = openRecentReadings(() => performance.now())
  const giveUp = new AbortController()
  let role: 'waiting' | 'following' | 'leading' | 'alone' | 'gone' = 'waiting'
  let isOpen = false
  /** Most tabs are alone, so nothing is forwarded until another tab joins. */
  let hasCompany = false
  /** This tab has responded to a new leader and waits for its welcome. */
  let isAnswering = false
  let hangUp = () => {}
  let release = () => {}
  let patience: ReturnType<typeof setTimeout> | undefined

  function tell(heard: ConnectionEvent) {
    if (role === 'gone') return
    if (heard.type === 'hub.heard') ring.take(heard.parts)
    readings.take(heard)
    if (heard.type === 'hub.opened') isOpen = true
    say(heard)
  }
  function wait() {
    clearTimeout(patience)
    patience = setTimeout(goAlone, PATIENCE_MS)
  }
  function goAlone() {
    clearTimeout(patience)
    role = 'alone'
    hangUp = connect(tell)
  }
  function join() {
    channel.post({ kind: 'join', tab, has: [...positions()] })
  }
  function lead() {
    const followed = role === 'following'
    clearTimeout(patience)
    role = 'leading'
    // Items without numbers that were sent in between are lost, so the feeds must start over.
    if (followed && !isCounted) return say({ type: 'hub.dropped' })
    channel.post({ kind: 'call' })
    hangUp = connect((heard) => {
      // The connection stayed open for this tab and its followers, so they need no second event.
      if (heard.type === 'hub.opened' && isOpen) return
      if (hasCompany) channel.post({ kind: 'heard', heard })
      tell(heard)
    })
  }
  channel.onWord((word) => {
    switch (word.kind) {
      case 'call':
        if (role !== 'waiting' && role !== 'following') return
        // A tab that followed before may have missed messages until now. The welcome contains them.
        isAnswering = role === 'following'
        return join()
      case 'join':
        if (role !== 'leading') return
        hasCompany = true
        if (!(isCounted ? ring.isGreeted() : isOpen)) return channel.post({ kind: 'patience' })
        return channel.post({
          kind: 'welcome',
          tab: word.tab,
          heard: [{ type: 'hub.opened' }, ...readings.recap(), ...(isCounted ? [ring.since(word.has)] : [])],
        })
      case 'patience':
        // A leader that is still connecting gives up on its own, so this tab waits without a limit.
        return clearTimeout(patience)
      case 'welcome':
        if (word.tab !== tab) return
        if (role === 'following' && isAnswering) {
          isAnswering = false
          // The connection stayed open for this tab, so it needs no second event.
          return word.heard.forEach((heard) => (heard.type === 'hub.opened' ? undefined : tell(heard)))
        }
        if (role !== 'waiting') return
        clearTimeout(patience)
        role = 'following'
        return word.heard.forEach(tell)
      case 'heard':
        if (role === 'following') return tell(word.heard)
        // The connection that this tab waits for has opened.
        return role === 'waiting' ? join() : undefined
      default:
        return word satisfies never
    }
  })
  tabs
    .hold(name, giveUp.signal, () => {
      if (role === 'gone' || role === 'alone') return Promise.resolve()
      return new Promise((resolve) => {
        release = resolve
        lead()
      })
    })
    // The browser refused the wait, unless this tab has aborted it.
    .catch(() => (role === 'waiting' ? goAlone() : undefined))
  wait()
  join()
  return () => {
    role = 'gone'
    clearTimeout(patience)
    giveUp.abort()
    hangUp()
    release()
    channel.close()
  }
}

/** Tabs of one account that listen to the same hub share a connection. */
export const sharedConnectionName = (address: string, account: string | null) =>
  `line ${account ?? ''} ${address}`
