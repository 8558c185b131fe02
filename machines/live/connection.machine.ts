import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Positions } from '#contract/streams.ts'
import {
  SILENCE_MS,
  type ReceivedPart,
  type ConnectionEvent,
  type NetworkEvent,
  type Refusal,
} from './connection-events.ts'
import { subscription } from './subscription.ts'
import type { HubAddress } from './hub-address.ts'

export type { ConnectionEvent, NetworkEvent, Refusal } from './connection-events.ts'

/** A line that opens says whether its items are counted. */
export type ConnectionCommand =
  | Exclude<ConnectionEvent, { type: 'hub.opened' }>
  | { type: 'hub.opened'; isCounted: boolean }
type Event =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'retry' }
  /** What was heard does not follow from what was heard before. */
  | { type: 'redial' }
  /** All that is kept true by this line is as it is at the server. */
  | { type: 'feeds.caughtUp' }
  | ConnectionCommand
  | NetworkEvent

interface Input {
  place: HubAddress
  /** What is had of each stream at the moment of dialling. */
  positions: () => Positions
  now: () => number
  random: () => number
}
interface Context extends Input {
  /** Tries since the line last held. */
  tries: number
  waitMs: number
  nextTryAt: number
  why: Refusal
  isCounted: boolean
  heardAt: number
}

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000
const GIVE_UP_MS = 15_000
const TRUST_MS = 5_000
/** A first message that is lost never comes again on the same connection. */
const RESYNC_MS = 15_000

export const connectionEffects = {
  holdLine: subscription<{ place: HubAddress; positions: () => Positions }, ConnectionCommand>('holdLine'),
  watchNetwork: subscription<object, NetworkEvent>('watchNetwork'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'line.heard'; parts: readonly ReceivedPart[] } | { type: 'line.renamed' },
  },
  guards: {
    // A base server sends no first message: only the reads are awaited, and a new connection would not help
    // them.
    isCounted: ({ context }) => context.isCounted,
    // Timers sleep with the device: a page that wakes may hold a line that has been dead for hours.
    isSilent: ({ context: { now, heardAt, isCounted } }) =>
      now() - heardAt > SILENCE_MS[isCounted ? 'counted' : 'plain'],
  },
  actions: {
    plan: assign(({ context: { tries, now, random } }) => {
      // Full jitter: clients that were cut together must not come back together.
      const waitMs = Math.floor(random() * Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tries))
      return { tries: tries + 1, waitMs, nextTryAt: now() + waitMs }
    }),
    trust: assign({ tries: 0 }),
    note: assign((_, event: { why: Refusal }) => ({ why: event.why })),
    noteKind: assign((_, event: { isCounted: boolean }) => ({ isCounted: event.isCounted })),
    noteHeard: assign(({ context }) => ({ heardAt: context.now() })),
    tell: emit(
      (_, { parts }: { parts: readonly ReceivedPart[] }) => ({ type: 'line.heard', parts }) as const,
    ),
    tellRenamed: emit({ type: 'line.renamed' } as const),
  },
  delays: {
    untilGivenUp: GIVE_UP_MS,
    // A server that takes us in and throws us out at once must not be asked every second.
    untilTrusted: TRUST_MS,
    untilResynced: RESYNC_MS,
    untilNextTry: ({ context }) => context.waitMs,
  },
  actors: connectionEffects,
})

export const connectionMachine = machine.createMachine({
  id: 'connection',
  description: 'Keeps one connection to a hub open while it is in use.',
  context: ({ input }) => ({
    ...input,
    tries: 0,
    waitMs: 0,
    nextTryAt: 0,
    why: 'closed',
    isCounted: false,
    heardAt: 0,
  }),
  invoke: { src: 'watchNetwork', input: {} },
  on: { close: '.idle' },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', on: { open: 'held' } },
    held: {
      description: 'A connection is open or opening. Leaving this state closes it.',
      invoke: { src: 'holdLine', input: ({ context: { place, positions } }) => ({ place, positions }) },
      on: {
        redial: 'reconnecting',
        'hub.dropped': 'reconnecting',
        'hub.refused': { target: 'refused', actions: { type: 'note', params: ({ event }) => event } },
        'network.lost': 'offline',
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'Waits for the connection, at most fifteen seconds.',
          on: {
            'hub.opened': {
              target: 'open',
              actions: ['noteHeard', { type: 'noteKind', params: ({ event }) => event }],
            },
          },
          after: { untilGivenUp: '#connection.reconnecting' },
        },
        open: {
          description: 'The connection is open. A silent one is opened again on wake-up.',
          on: {
            'hub.alive': { actions: 'noteHeard' },
            'hub.renamed': { actions: ['noteHeard', 'tellRenamed'] },
            'hub.heard': { actions: ['noteHeard', { type: 'tell', params: ({ event }) => event }] },
            'page.woke': { guard: 'isSilent', target: '#connection.held', reenter: true },
          },
          initial: 'resyncing',
          states: {
            resyncing: {
              description: 'Waits until the data of this connection is current, at most fifteen seconds.',
              on: { 'feeds.caughtUp': 'live' },
              after: { untilResynced: { guard: 'isCounted', target: '#connection.reconnecting' } },
            },
            live: {
              description: 'All data is current. After five seconds, the retry delay starts over.',
              after: { untilTrusted: { actions: 'trust' } },
            },
          },
        },
      },
    },
    reconnecting: {
      description: 'The connection was lost. Retries with a growing delay.',
      entry: 'plan',
      on: { retry: 'held', 'page.woke': 'held', 'network.found': 'held', 'network.lost': 'offline' },
      after: { untilNextTry: 'held' },
    },
    offline: { description: 'The device has no network.', on: { 'network.found': 'held', retry: 'held' } },
    refused: {
      description: 'The server rejected the connection. The user may try again.',
      on: { retry: 'held' },
    },
  },
})

export type ConnectionView =
  | { kind: 'idle' }
  | { kind: 'connecting' }
  | { kind: 'resyncing' }
  | { kind: 'live' }
  | { kind: 'reconnecting'; nextTryAt: number }
  | { kind: 'offline' }
  | { kind: 'refused'; why: Refusal }
export function toConnectionView(snapshot: SnapshotFrom<typeof connectionMachine>): ConnectionView {
  if (snapshot.matches('idle')) return { kind: 'idle' }
  if (snapshot.matches({ held: { open: 'live' } })) return { kind: 'live' }
  if (snapshot.matches({ held: 'open' })) return { kind: 'resyncing' }
  if (snapshot.matches('reconnecting')) return { kind: 'reconnecting', nextTryAt: snapshot.context.nextTryAt }
  if (snapshot.matches('offline')) return { kind: 'offline' }
  if (snapshot.matches('refused')) return { kind: 'refused', why: snapshot.context.why }
  return { kind: 'connecting' }
}
