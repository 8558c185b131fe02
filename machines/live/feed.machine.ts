import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Feed } from '#contract/feeds/feed.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effect } from '../effect.ts'
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
  /** Something that is not pushed may have changed, such as a name in what was told before. */
  | { type: 'line.hinted' }
  | { type: 'line.cut' }
  | { type: 'line.refused' }
type Event<Item> = { type: 'retry' } | FeedInputEvent<Item> | NetworkEvent

/** `shown`: all of it may be another by now. Null: as much as a first snapshot is enough. */
export interface SnapshotRequest<Value> {
  shown: Value | null
}

const RETRY_MS = 5_000
/** Most connections open within this time. A slower one makes the client ask twice. */
const PATIENCE_MS = 500
/** What changes for everybody must not be asked for by everybody at once. */
const SPREAD_MS = 1_000
/** A connection that says nothing of a stream for so long may have lost its first message. */
const UNSURE_MS = 2_000
const NEVER_MS = 2 ** 31 - 1

/**
 * A feed of either kind of server: counted items follow each other, plain ones come beside a snapshot that is
 * asked for again and again.
 */
/* #__NO_SIDE_EFFECTS__ */
export function feedMachineOf<Value, Item>(feed: Feed<Value, Item>) {
  const machine = setup({
    types: {
      input: {} as FeedInput<Value>,
      context: {} as FeedContext<Value, Item>,
      events: {} as Event<Item>,
      emitted: {} as { type: 'feed.torn' },
    },
    guards: {
      saysHowNew: () => feed.seqOf !== null,
      willBePlain: (_, { isCounted }: { isCounted: boolean }) => !isCounted,
      /** The snapshot under way was asked for before anybody listened, and does not say how new it is. */
      comesTooLate: ({ context }, { from, items }: FeedPart<Item>) =>
        from !== null && (!context.isGreeted || items === null) && feed.seqOf === null,
      isTorn: ({ context: { last } }, { from, items }: FeedPart<Item>) =>
        from !== null && items !== null && last !== null && from > last + 1,
      leavesHole: ({ context: { last, value } }, { from, items }: FeedPart<Item>) =>
        value === null || (from !== null && (items === null || last === null)),
      isBehind: ({ context }) => context.isBehind,
      isFailing: ({ context: { problem } }) =>
        problem?.kind === 'unreachable' || problem?.kind === 'broken' || problem?.kind === 'too-often',
      isDenied: ({ context }) => context.problem !== null,
      isOpen: ({ context: { line } }) => line === 'plain' || line === 'counted',
      isRefused: ({ context }) => context.line === 'refused',
      mayChange: ({ context }) => context.line !== 'counted' && refreshOf(context) !== null,
      isUngreeted: ({ context: { line, isGreeted } }) => line === 'counted' && !isGreeted,
      mayBeOld: ({ context }) => context.line !== 'counted',
    },
    actions: {
      begin: assign(({ context }) => ({ askedAt: context.now(), isBehind: false })),
      settle: assign(({ context }, answer: Outcome<Value>) =>
        answer.ok
          ? adoptSnapshot(feed, context, answer.value)
          : { problem: answer.problem, isStale: true, isBehind: false },
      ),
      noteOpened: assign((_, { isCounted }: { isCounted: boolean }) => ({
        ...EMPTY_FEED,
        line: isCounted ? ('counted' as const) : ('plain' as const),
      })),
      noteCut: assign({ ...EMPTY_FEED, line: 'cut', isStale: true }),
      noteRefused: assign({ ...EMPTY_FEED, line: 'refused' }),
      doubt: assign({ isStale: true }),
      noteHint: assign({ isBehind: true }),
      hold: assign(({ context }, part: FeedPart<Item>) => holdPart(feed, context, part)),
      holdAnew: assign(({ context }, part: FeedPart<Item>) => holdPart(feed, { ...context, held: [] }, part)),
      show: assign(({ context }, part: FeedPart<Item>) => applyPart(feed, context, part)),
      tear: emit({ type: 'feed.torn' } as const),
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
    }),
    invoke: { src: 'watchNetwork', input: {} },
    on: {
      'line.opened': [
        {
          guard: { type: 'willBePlain', params: ({ event }) => event },
          target: '.asking',
          actions: { type: 'noteOpened', params: ({ event }) => event },
        },
        { actions: { type: 'noteOpened', params: ({ event }) => event } },
      ],
      'line.cut': { target: '.settling', actions: 'noteCut' },
      'line.refused': { target: '.settling', actions: 'noteRefused' },
      'line.heard': [
        {
          guard: { type: 'leavesHole', params: ({ event }) => event.part },
          target: '.asking',
          actions: { type: 'holdAnew', params: ({ event }) => event.part },
        },
        { guard: { type: 'isTorn', params: ({ event }) => event.part }, actions: 'tear' },
        { target: '.settling', actions: { type: 'show', params: ({ event }) => event.part } },
      ],
      'line.hinted': { guard: 'isOpen', target: '.due' },
      retry: '.asking',
      'page.woke': { guard: 'mayBeOld', target: '.asking' },
      'network.found': { guard: 'mayBeOld', target: '.asking' },
    },
    initial: 'listening',
    states: {
      listening: {
        description: 'Waits for a message before it requests an undated snapshot.',
        always: { guard: 'saysHowNew', target: 'asking' },
        on: {
          'line.cut': { target: 'asking', actions: 'noteCut' },
          'line.refused': { target: 'asking', actions: 'noteRefused' },
        },
        after: { untilTired: 'asking' },
      },
      asking: {
        description: 'Waits for the snapshot. Messages are applied on top of it.',
        entry: 'begin',
        invoke: {
          src: 'readSnapshot',
          input: ({ context: { line, value } }) => ({ shown: line === 'counted' ? value : null }),
          onDone: { target: 'settling', actions: { type: 'settle', params: ({ event }) => event.output } },
        },
        on: {
          'line.opened': [
            // Listen before asking: what happens between the two would belong to neither.
            {
              guard: { type: 'willBePlain', params: ({ event }) => event },
              target: 'asking',
              reenter: true,
              actions: { type: 'noteOpened', params: ({ event }) => event },
            },
            { actions: { type: 'noteOpened', params: ({ event }) => event } },
          ],
          'line.cut': { actions: 'noteCut' },
          'line.refused': { actions: 'noteRefused' },
          'line.heard': [
            {
              guard: { type: 'comesTooLate', params: ({ event }) => event.part },
              target: 'asking',
              reenter: true,
              actions: { type: 'holdAnew', params: ({ event }) => event.part },
            },
            { actions: { type: 'hold', params: ({ event }) => event.part } },
          ],
          'line.hinted': { guard: 'isOpen', actions: 'noteHint' },
          retry: {},
          'page.woke': {},
          'network.found': {},
        },
      },
      settling: {
        description: 'Transient. Chooses the next state from the response and the connection.',
        always: [
          { guard: 'isFailing', target: 'failing' },
          { guard: 'isDenied', target: 'denied' },
          { guard: 'isBehind', target: 'due' },
          { guard: 'isOpen', target: 'live' },
          { guard: 'isRefused', target: 'alone' },
          { target: 'cut' },
        ],
      },
      live: {
        description: 'The connection is open. Uncounted feeds request a snapshot from time to time.',
        after: {
          untilRefresh: { guard: 'mayChange', target: 'asking' },
          untilUnsure: { guard: 'isUngreeted', actions: 'doubt' },
        },
      },
      alone: {
        description: 'The server has no hub for this user. Requests snapshots regularly.',
        after: { untilRefresh: { guard: 'mayChange', target: 'asking' } },
      },
      cut: {
        description: 'The connection is not open. The value counts as stale.',
        on: {
          'line.opened': [
            {
              guard: { type: 'willBePlain', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'noteOpened', params: ({ event }) => event },
            },
            { target: 'live', actions: { type: 'noteOpened', params: ({ event }) => event } },
          ],
        },
        after: { untilRefresh: { guard: 'mayChange', target: 'asking' } },
      },
      due: {
        description: 'A snapshot is needed. Requests it at a random moment within one second.',
        on: {
          'line.heard': { actions: { type: 'hold', params: ({ event }) => event.part } },
          'line.hinted': {},
        },
        after: { untilTurn: 'asking' },
      },
      failing: {
        description: 'The request failed. Retries after five seconds, or when the network returns.',
        on: {
          'line.heard': { actions: { type: 'hold', params: ({ event }) => event.part } },
          'line.hinted': {},
        },
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

/** What is true now, as far as it is known. `stale`: the line is cut, and it may be otherwise by now. */
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
/** Whether nothing that the line could tell is missing. */
export function isCaughtUp<Value, Item>(snapshot: SnapshotFrom<FeedMachine<Value, Item>>): boolean {
  const { line, isGreeted } = snapshot.context
  return snapshot.value === 'denied' || (snapshot.value === 'live' && (line === 'plain' || isGreeted))
}
