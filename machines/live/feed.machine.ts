import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Feed } from '#contract/feeds/feed.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { subscription } from './subscription.ts'
import type { NetworkEvent } from './connection-events.ts'
import {
  adoptSnapshot,
  holdPart,
  EMPTY_FEED,
  refreshOf,
  applyPart,
  type FeedContext,
  type FeedInput,
  type FeedPart,
} from './feed-context.ts'

export type FeedInputEvent<Item> =
  | { type: 'line.opened'; isCounted: boolean }
  | { type: 'line.heard'; part: FeedPart<Item> }
  /** A part of the value that is not pushed may have changed. */
  | { type: 'line.hinted' }
  | { type: 'line.cut' }
  | { type: 'line.refused' }
type Event<Item> = { type: 'retry' } | FeedInputEvent<Item> | NetworkEvent

/**
 * `shown`: the value on the screen, of which any part may have changed. Null: the first snapshot, which may
 * be small so that it loads fast.
 */
export interface SnapshotRequest<Value> {
  shown: Value | null
}

const RETRY_MS = 5_000
/**
 * The first request waits this long for the connection. Most open in this time. A slower one costs a second
 * request.
 */
const PATIENCE_MS = 500
/** All clients receive a change at the same time, so their requests are spread over this time. */
const SPREAD_MS = 1_000
/** If a connection sends nothing about a stream in this time, its first message may be lost. */
const UNSURE_MS = 2_000
const NEVER_MS = 2 ** 31 - 1

/**
 * Serves both kinds of server. Numbered items continue a snapshot without gaps. Without numbers, the snapshot
 * is requested from time to time.
 */
/* #__NO_SIDE_EFFECTS__ */
export function feedMachineOf<Value, Item>(feed: Feed<Value, Item>) {
  type Now = FeedContext<Value, Item>
  type Received = { part: FeedPart<Item> }
  const isOpen = ({ line }: Now) => line === 'plain' || line === 'counted'
  const willBePlain = ({ isCounted }: { isCounted: boolean }) => !isCounted
  /**
   * The pending snapshot was requested before this connection opened and has no number, so nobody knows which
   * items it contains.
   */
  const comesTooLate = ({ part: { from, items } }: Received, { isGreeted }: Now) =>
    from !== null && (!isGreeted || items === null) && feed.seqOf === null
  const isTorn = ({ part: { from, items } }: Received, { last }: Now) =>
    from !== null && items !== null && last !== null && from > last + 1
  const leavesHole = ({ part: { from, items } }: Received, { last, value }: Now) =>
    value === null || (from !== null && (items === null || last === null))
  const isFailing = ({ problem }: Now) =>
    problem?.kind === 'unreachable' || problem?.kind === 'broken' || problem?.kind === 'too-often'
  const mayChange = (now: Now) => now.line !== 'counted' && refreshOf(now) !== null
  const mayBeOld = ({ line }: Now) => line !== 'counted'

  const opened = ({ isCounted }: { isCounted: boolean }): Partial<Now> => ({
    ...EMPTY_FEED,
    line: isCounted ? 'counted' : 'plain',
  })
  const lost = (): Partial<Now> => ({ ...EMPTY_FEED, line: 'cut', isStale: true })
  const refused = (): Partial<Now> => ({ ...EMPTY_FEED, line: 'refused' })
  const hold = ({ part }: Received, now: Now) => holdPart(feed, now, part)
  const holdOnly = ({ part }: Received, now: Now) => holdPart(feed, { ...now, held: [] }, part)

  const machine = setup({
    types: {
      input: {} as FeedInput<Value>,
      context: {} as Now,
      events: {} as Event<Item>,
      emitted: {} as { type: 'feed.torn' },
    },
    delays: {
      untilRefresh: ({ context }) => refreshOf(context) ?? NEVER_MS,
      untilTurn: ({ context }) => context.random() * SPREAD_MS,
      untilRetry: RETRY_MS,
      untilTired: PATIENCE_MS,
      untilUnsure: UNSURE_MS,
    },
    actors: {
      readSnapshot: effect<SnapshotRequest<Value>, Outcome<Value>>('readSnapshot'),
      watchNetwork: subscription<object, NetworkEvent>('watchNetwork'),
    },
  })
  const refreshing = machine.createStateConfig({
    after: { untilRefresh: choices({ when: mayChange, to: 'asking' }) },
  })
  const holding = machine.createStateConfig({
    on: { 'line.heard': arrows({ put: hold }), 'line.hinted': {} },
  })
  return machine.createMachine({
    id: 'feed',
    description: 'Keeps one value current from a snapshot and the messages of a hub.',
    context: ({ input }) => ({
      ...input,
      ...EMPTY_FEED,
      value: null,
      last: null,
      line: 'unknown',
      isStale: false,
      problem: null,
      askedAt: 0,
      readAt: null,
    }),
    invoke: { src: 'watchNetwork', input: {} },
    on: {
      'line.opened': arrows({ when: willBePlain, to: '.asking', put: opened }, { put: opened }),
      'line.cut': choices({ to: '.settling', put: lost }),
      'line.refused': choices({ to: '.settling', put: refused }),
      'line.heard': arrows(
        { when: leavesHole, to: '.asking', put: holdOnly },
        { when: isTorn, tell: () => [{ type: 'feed.torn' }] },
        { to: '.settling', put: ({ part }, now) => applyPart(feed, now, part) },
      ),
      'line.hinted': choices({ when: isOpen, to: '.due' }),
      retry: '.asking',
      'page.woke': choices({ when: mayBeOld, to: '.asking' }),
      'network.found': choices({ when: mayBeOld, to: '.asking' }),
    },
    initial: 'listening',
    states: {
      listening: {
        description: 'Waits for a message before it requests an undated snapshot.',
        always: choices({ when: () => feed.seqOf !== null, to: 'asking' }),
        on: {
          'line.cut': choices({ to: 'asking', put: lost }),
          'line.refused': choices({ to: 'asking', put: refused }),
        },
        after: { untilTired: 'asking' },
      },
      asking: {
        description: 'Waits for the snapshot. Messages are applied on top of it.',
        entry: assign(({ context }) => ({ askedAt: context.now(), isBehind: false })),
        invoke: {
          src: 'readSnapshot',
          input: ({ context: { line, value } }) => ({ shown: line === 'counted' ? value : null }),
          onDone: answers({
            to: 'settling',
            put: (answer, now) =>
              answer.ok
                ? adoptSnapshot(feed, now, answer.value)
                : { problem: answer.problem, isStale: true, isBehind: false },
          }),
        },
        on: {
          'line.opened': arrows(
            // The snapshot must be newer than the connection, or changes between the two would be lost.
            { when: willBePlain, to: 'asking', again: true, put: opened },
            { put: opened },
          ),
          'line.cut': choices({ put: lost }),
          'line.refused': choices({ put: refused }),
          'line.heard': arrows(
            { when: comesTooLate, to: 'asking', again: true, put: holdOnly },
            { put: hold },
          ),
          'line.hinted': choices({ when: isOpen, put: () => ({ isBehind: true }) }),
          retry: {},
          'page.woke': {},
          'network.found': {},
        },
      },
      settling: {
        description: 'Transient. Chooses the next state from the response and the connection.',
        always: choices(
          { when: isFailing, to: 'failing' },
          { when: ({ problem }) => problem !== null, to: 'denied' },
          { when: ({ isBehind }) => isBehind, to: 'due' },
          { when: ({ line }) => line === 'plain' || line === 'counted', to: 'live' },
          { when: ({ line }) => line === 'refused', to: 'alone' },
          { to: 'cut' },
        ),
      },
      live: {
        description: 'The connection is open. Uncounted feeds request a snapshot from time to time.',
        after: {
          ...refreshing.after,
          untilUnsure: choices({
            when: ({ line, isGreeted }) => line === 'counted' && !isGreeted,
            put: () => ({ isStale: true }),
          }),
        },
      },
      alone: {
        description: 'The server has no hub for this user. Requests snapshots regularly.',
        ...refreshing,
      },
      cut: {
        description: 'The connection is not open. The value counts as stale.',
        on: {
          'line.opened': arrows(
            { when: willBePlain, to: 'asking', put: opened },
            { to: 'live', put: opened },
          ),
        },
        ...refreshing,
      },
      due: {
        description: 'A snapshot is needed. Requests it at a random moment within one second.',
        ...holding,
        after: { untilTurn: 'asking' },
      },
      failing: {
        description: 'The request failed. Retries after five seconds, or when the network returns.',
        ...holding,
        after: { untilRetry: 'asking' },
      },
      denied: {
        description: 'The server rejected the request. The user may try again.',
        on: { 'page.woke': {}, 'network.found': {} },
      },
    },
  })
}

export type FeedMachine<Value, Item> = ReturnType<typeof feedMachineOf<Value, Item>>

/** `stale`: the value may be outdated, for example because the connection is down. */
export type Live<Value> =
  | { state: 'waiting'; problem: Problem | null }
  | { state: 'fresh' | 'stale'; value: Value; problem: Problem | null }
export function toLive<Value>({
  value,
  isStale,
  problem,
}: Pick<FeedContext<Value, unknown>, 'value' | 'isStale' | 'problem'>): Live<Value> {
  return value === null
    ? { state: 'waiting', problem }
    : { state: isStale ? 'stale' : 'fresh', value, problem }
}
/** When a value that is read again from time to time was last read. Null: it is not read again. */
export function readAtOf<Value, Item>({ context }: SnapshotFrom<FeedMachine<Value, Item>>): number | null {
  return refreshOf(context) === null ? null : context.readAt
}
/** Whether the value includes every message of the connection. A denied feed counts as caught up too. */
export function isCaughtUp<Value, Item>(snapshot: SnapshotFrom<FeedMachine<Value, Item>>): boolean {
  const { line, isGreeted } = snapshot.context
  return snapshot.value === 'denied' || (snapshot.value === 'live' && (line === 'plain' || isGreeted))
}
