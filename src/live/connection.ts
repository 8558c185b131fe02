import { createActor } from 'xstate'
import type { StreamName } from '#contract/streams.ts'
import { toConnectionView, type ConnectionView } from '#machines/live/connection.machine.ts'
import type { ReceivedPart } from '#machines/live/connection-events.ts'
import { toLineView, type LineView } from '#machines/live/line-view.ts'
import { STREAMS_OF, type HubAddress } from '#machines/live/hub-address.ts'
import type { LiveMachines, LiveSource } from '#machines/live/live-types.ts'

export type ConnectionChange =
  | { type: 'line.opened'; isCounted: boolean }
  | { type: 'line.cut' }
  | { type: 'line.refused' }
  | { type: 'line.hinted' }
export interface ConnectedFeed {
  stream: StreamName
  position: () => number | null
  isCaughtUp: () => boolean
  /** Null: its value has not been read, or is not read again. */
  readAt: () => number | null
  tell: (change: ConnectionChange) => void
  hear: (part: ReceivedPart) => void
}
export interface Connection {
  view: () => LineView
  retry: () => void
  watch: (changed: () => void) => () => void
  follow: (follower: ConnectedFeed) => () => void
  /** Must be called if the received items leave a gap after the last item of a follower. */
  redial: () => void
  /** Must be called when the position of a follower has changed. */
  settle: () => void
  close: () => void
}

export function openConnection({ machines, facts }: LiveSource, place: HubAddress): Connection {
  const followers = new Set<ConnectedFeed>()
  const watchers = new Set<() => void>()
  /** The last position of each stream, kept while nobody follows it. */
  const passed = new Map<StreamName, number>()
  let own: ConnectionView = { kind: 'connecting' }
  let view: LineView = own
  let state: ConnectionChange | null = null
  let actor: ReturnType<typeof start> | null = null
  let isOver = false
  /**
   * Whether a message has arrived on this connection. A refused connection opens too, so opening proves
   * nothing.
   */
  let isGreeted = false

  const positions = () => new Map(STREAMS_OF[place.hub].map((stream) => [stream, positionOf(stream)]))
  /** Requests the items after those of the slowest follower. The others ignore what they have. */
  function positionOf(stream: StreamName): number | null {
    const had = [...followers].flatMap((follower) =>
      follower.stream === stream ? (follower.position() ?? []) : [],
    )
    return had.length === 0 ? (passed.get(stream) ?? null) : Math.min(...had)
  }
  function show() {
    const next = toLineView(own, {
      isCounted: state?.type === 'line.opened' && state.isCounted,
      isVisitor: place.account === null,
      readAts: [...followers].flatMap(({ readAt }) => readAt() ?? []),
    })
    if (JSON.stringify(next) === JSON.stringify(view)) return
    view = next
    for (const changed of watchers) changed()
  }
  function take(next: ConnectionChange | null) {
    if (next === null || state?.type === next.type) return
    const isBack = state?.type === 'line.cut' && next.type === 'line.opened' && next.isCounted
    state = next
    isGreeted = next.type === 'line.opened' && !next.isCounted
    for (const { tell } of followers) tell(next)
    // Messages about renames have no number, so one may have been missed while the connection was down.
    if (isBack) hintNames()
  }
  /** Only monitors see names of past events. */
  function hintNames() {
    for (const { stream, tell } of followers) if (stream === 'monitor') tell({ type: 'line.hinted' })
  }
  function hear(parts: readonly ReceivedPart[]) {
    isGreeted = true
    for (const part of parts) {
      if (part.from !== null) passed.set(part.stream, part.from - 1 + (part.items?.length ?? 0))
      for (const follower of followers) {
        if (follower.stream === part.stream && part.from === null && part.items === null)
          follower.tell({ type: 'line.hinted' })
        else if (follower.stream === part.stream) follower.hear(part)
        // A notice for the own team only has no number in the stream of the game.
        else if (follower.stream === 'notices' && part.stream === 'team' && hasNotices(part))
          follower.tell({ type: 'line.hinted' })
        // A server without numbers sends nothing about its board, but nearly every change of it causes a
        // notice.
        else if (part.from === null && part.stream === 'notices' && follower.stream === 'board')
          follower.tell({ type: 'line.hinted' })
      }
    }
    settle()
  }
  function settle() {
    show()
    if (
      !isOver &&
      isGreeted &&
      state?.type === 'line.opened' &&
      [...followers].every(({ isCaughtUp }) => isCaughtUp())
    )
      actor?.send({ type: 'feeds.caughtUp' })
  }
  function start(connection: LiveMachines['connection']) {
    const started = createActor(connection, { input: { ...facts, place, positions } })
    started.on('line.heard', ({ parts }) => hear(parts))
    started.on('line.renamed', hintNames)
    started.subscribe((snapshot) => {
      const next = toConnectionView(snapshot)
      take(toldBy(next, snapshot.context.isCounted, state))
      // The machine opens the connection in the same transition, so `idle` is never shown.
      if (next.kind !== 'idle') own = next
      show()
      if (next.kind === 'resyncing') settle()
    })
    started.start()
    started.send({ type: 'open' })
    return started
  }
  function begin() {
    machines().then(
      ({ connection }) => {
        if (!isOver) actor = start(connection)
      },
      // The code did not load, so the network is down.
      () => {
        if (isOver) return
        own = { kind: 'offline' }
        show()
      },
    )
  }
  begin()
  return {
    view: () => view,
    retry: () => (actor ? actor.send({ type: 'retry' }) : begin()),
    redial: () => actor?.send({ type: 'redial' }),
    settle,
    watch(changed) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
    follow(follower) {
      followers.add(follower)
      if (state) follower.tell(state)
      const last = passed.get(follower.stream)
      // A feed that joins later has missed the first message, so it gets an empty one with the last number.
      if (state?.type === 'line.opened' && state.isCounted && last !== undefined)
        follower.hear(nothingAfter(follower.stream, last))
      return () => {
        followers.delete(follower)
        settle()
      }
    },
    close() {
      isOver = true
      actor?.stop()
    },
  }
}

function toldBy(
  view: ConnectionView,
  isCounted: boolean,
  before: ConnectionChange | null,
): ConnectionChange | null {
  switch (view.kind) {
    case 'idle':
      return null
    case 'connecting':
      // After a wake-up the page reconnects immediately, so this state is short.
      return before?.type === 'line.opened' ? { type: 'line.cut' } : null
    case 'resyncing':
    case 'live':
      return { type: 'line.opened', isCounted }
    case 'reconnecting':
    case 'offline':
      return { type: 'line.cut' }
    case 'refused':
      return { type: 'line.refused' }
    default:
      return view satisfies never
  }
}

const hasNotices = ({ items }: ReceivedPart & { stream: 'team' }): boolean =>
  items === null || items.some(({ kind }) => kind === 'notices')

function nothingAfter(stream: StreamName, last: number): ReceivedPart {
  return { stream, from: last + 1, items: [] }
}
