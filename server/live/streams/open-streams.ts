import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/base/clock.ts'
import { batchLoader } from '#server/base/batch-loader.ts'
import { SubscriberGroup } from './subscriber-group.ts'
import { StreamView, type StreamVisibility } from './stream-view.ts'
import {
  type StreamSubscriber,
  type SubscriptionRequest,
  type StreamRequest,
  Subscription,
} from './subscription.ts'
import { Relay } from './relay.ts'
import type { RelaySource } from './relay-source.ts'
import { GameStarts } from './game-starts.ts'
import { streamName, type StreamKey, type StreamStore } from './stream-store.ts'
import type { AppendedItems } from './batch-items.ts'

/** This check finds items whose message was lost. */
export const CHECK_MS = 2000

export interface OpenStreams {
  join(listener: StreamSubscriber, asked: SubscriptionRequest): Subscription
  /** Receives items that a process has published. */
  receive(told: readonly AppendedItems[]): void
  moveStart(game: number, at: number): void
  stop(): void
  readonly size: { relays: number; audiences: number }
}

export interface StreamOptions {
  store: StreamStore
  /** A monotonic clock, for durations. */
  clock: Clock
  /** The clock by which games start. */
  wallClock: Pick<Clock, 'now'>
  logger: Pick<FastifyBaseLogger, 'warn'>
}
interface OpenGroup {
  audience: SubscriberGroup
  relays: readonly Relay[]
  wasEmpty: boolean
}

export function openStreams({ store, clock, wallClock, logger }: StreamOptions): OpenStreams {
  const relays = new Map<string, { relay: Relay; halls: number }>()
  const halls = new Map<string, OpenGroup>()
  let cancelCheck: (() => void) | null = null
  let isStopped = false
  let isUnreachable = false

  const keysOf = (names: readonly string[]) => names.flatMap((name) => relays.get(name)?.relay.key ?? [])
  const lastOf = batchLoader((names: readonly string[]) => store.last(keysOf(names)))
  const starts = new GameStarts(store, () => wallClock.now())
  const source: RelaySource = {
    last: async (key) => (await lastOf(streamName(key))) ?? 0,
    since: (key, seq, most) => store.since(key, seq, most),
    curtain: (game) => store.curtain(game),
    hiddenTail: (game, upTo) => store.hiddenTail(game, upTo),
    starts,
  }

  function take(key: StreamKey): Relay {
    const name = streamName(key)
    const known = relays.get(name) ?? { relay: new Relay(key, source), halls: 0 }
    known.halls += 1
    relays.set(name, known)
    return known.relay
  }
  function give({ name }: Relay): void {
    const known = relays.get(name)
    if (known && (known.halls -= 1) === 0) relays.delete(name)
  }

  function hallOf(view: StreamVisibility, keys: readonly StreamKey[]): OpenGroup {
    const name = `${view} ${keys.map(streamName).join(' ')}`
    const known = halls.get(name)
    if (known) return known
    const followed = keys.map(take)
    const audience = new SubscriberGroup(
      (changed) => followed.map((relay) => new StreamView(relay, view, changed)),
      clock,
    )
    const hall = { audience, relays: followed, wasEmpty: false }
    halls.set(name, hall)
    checkSoon()
    return hall
  }

  /**
   * A group stays until two checks in a row find it empty. A subscriber that reconnects finds its stream
   * unchanged.
   */
  function closeEmpty(): void {
    for (const [name, hall] of halls) {
      if (hall.audience.isEmpty && hall.wasEmpty) {
        halls.delete(name)
        hall.audience.end()
        hall.relays.forEach(give)
      }
      hall.wasEmpty = hall.audience.isEmpty
    }
  }

  function checkSoon(): void {
    if (isStopped || halls.size === 0) return
    cancelCheck ??= clock.after(CHECK_MS, () => void check())
  }

  /**
   * Finds items that were stored but not published, because a process died or a connection broke in between.
   */
  async function check(): Promise<void> {
    closeEmpty()
    const games = new Set(
      [...relays.values()].flatMap(({ relay: { key } }) => ('game' in key ? [key.game] : [])),
    )
    starts.keepOnly(games)
    try {
      const open = [...relays.values()].flatMap(({ relay }) => (relay.isOpen ? [relay] : []))
      // Reads the starts first, because found items may belong to a game that was postponed.
      await Promise.all([...games].map((game) => starts.look(game)))
      const last = open.length > 0 ? await store.last(open.map(({ key }) => key)) : new Map<string, number>()
      for (const relay of open) relay.check(last.get(relay.name) ?? 0)
      isUnreachable = false
    } catch (error) {
      if (!isUnreachable)
        logger.warn({ error: String(error) }, 'The streams cannot be compared with the store.')
      isUnreachable = true
    }
    cancelCheck = null
    checkSoon()
  }

  return {
    join: (listener, { view, streams }) => {
      const followed = streams.filter((one): one is StreamRequest & { key: StreamKey } => one.key !== null)
      // Subscribers of the same streams share a group, in any order of the names. A team has a small group of
      // its own.
      const all = followed
        .filter(({ stream }) => stream !== 'team')
        .sort((a, b) => (a.stream < b.stream ? -1 : 1))
      const own = followed.filter(({ stream }) => stream === 'team')
      const seats = [all, own]
        .filter((some) => some.length > 0)
        .map((some) => ({
          audience: hallOf(
            view,
            some.map(({ key }) => key),
          ).audience,
          positions: some.map(({ last }) => last),
        }))
      const silent = streams.filter(({ key }) => key === null)
      return new Subscription(listener, seats, silent)
    },
    receive: (told) => {
      for (const { name, from, items } of told) relays.get(name)?.relay.append(from, items)
    },
    moveStart: (game, at) => starts.move(game, at),
    stop: () => {
      isStopped = true
      cancelCheck?.()
      for (const { audience } of halls.values()) audience.end()
      halls.clear()
      relays.clear()
    },
    get size() {
      return { relays: relays.size, audiences: halls.size }
    },
  }
}
