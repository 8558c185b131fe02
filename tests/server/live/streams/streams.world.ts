import { isHidden } from '#contract/rules/freeze.ts'
import type { StreamItems, StreamPart } from '#contract/streams.ts'
import type { Frame } from '#server/live/protocol/frame.ts'
import { SEPARATOR } from '#server/live/protocol/record-separator.ts'
import type { Closing } from '#server/live/protocol/messages.ts'
import type { StreamSubscriber } from '#server/live/streams/subscription.ts'
import {
  streamName,
  type StreamItem,
  type StreamKey,
  type StreamStore,
} from '#server/live/streams/stream-store.ts'

type Items<Key extends StreamKey> = readonly StreamItems[Key['stream']][]

/**
 * Streams without a database. The test decides whether queries get a response immediately, later or never.
 */
export function memoryStreams() {
  const streams = new Map<string, (StreamItem | null)[]>()
  const curtains = new Map<number, number>()
  const starts = new Map<number, number>()
  const waiting: { go: () => void; fail: () => void }[] = []
  let isHeld = false
  const asked: string[] = []
  const itemsOf = (key: StreamKey) => {
    const items = streams.get(streamName(key)) ?? []
    streams.set(streamName(key), items)
    return items
  }
  /** Looks the value up at the time of the query, but returns it only when the test lets the query end. */
  const answer = <Value>(what: string, value: Value): Promise<Value> => {
    asked.push(what)
    if (!isHeld) return Promise.resolve(value)
    return new Promise((go, fail) =>
      waiting.push({ go: () => go(value), fail: () => fail(new Error('the store is away')) }),
    )
  }
  const store: StreamStore = {
    last: (keys) => answer('last', new Map(keys.map((key) => [streamName(key), itemsOf(key).length]))),
    since: (key, seq, most) => {
      const numbered = itemsOf(key).flatMap((item, at) =>
        item === null || at < seq ? [] : [{ seq: at + 1, item }],
      )
      return answer('since', numbered.slice(0, most))
    },
    curtain: (game) => answer('curtain', curtains.get(game) ?? null),
    hiddenTail: (game, upTo) => {
      const facts = itemsOf({ stream: 'board', game }).slice(0, upTo)
      const curtain = curtains.get(game) ?? null
      const shown = facts.findLastIndex(
        (item) => item === null || !('kind' in item) || item.kind !== 'solve' || !isHidden(item, curtain),
      )
      return answer('hiddenTail', facts.length - 1 - shown)
    },
    starts: (games) => answer('starts', new Map(games.map((game) => [game, starts.get(game) ?? 0]))),
  }
  return {
    store,
    asked,
    waiting,
    hold: (held: boolean) => (isHeld = held),
    /**
     * Stores items without publishing them, as if the message was lost. Returns the number of the first one.
     */
    append: <Key extends StreamKey>(key: Key, items: Items<Key>): number =>
      itemsOf(key).push(...items) - items.length + 1,
    forget: (key: StreamKey, seq: number) => itemsOf(key).splice(seq - 1, 1, null),
    all: (key: StreamKey): readonly (StreamItem | null)[] => itemsOf(key),
    /** Without this call a game has begun. */
    begin: (game: number, at: number) => starts.set(game, at),
    draw: (game: number, at: number | null) => (at === null ? curtains.delete(game) : curtains.set(game, at)),
  }
}
export type MemoryStreams = ReturnType<typeof memoryStreams>

/** A connection that only listens. */
export function aListener() {
  const messages: StreamPart[][] = []
  const closings: Closing[] = []
  const listener: StreamSubscriber = {
    send: (frame: Frame) => messages.push(partsIn(frame.text)),
    close: (closing) => closings.push(closing),
  }
  return { listener, messages, closings }
}

export function partsIn(text: string): StreamPart[] {
  // The server under test wrote the frame, so its form is known.
  const { target, arguments: given } = JSON.parse(text.slice(0, -SEPARATOR.length)) as {
    target: string
    arguments: [StreamPart[]]
  }
  if (target !== 'ReceivedStreams' || given.length !== 1) throw new Error(`not of streams: ${text}`)
  return given[0]
}

/** Waits until all pending promises have settled, and lookups that wait for callers of the next turns. */
export const settled = async () => {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve))
}
