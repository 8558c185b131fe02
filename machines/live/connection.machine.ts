import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Positions } from '#contract/streams.ts'
import { arrows, choices } from '../kit/arrows.ts'
import {
  SILENCE_MS,
  type ReceivedPart,
  type ConnectionEvent,
  type NetworkEvent,
  type Refusal,
} from './connection-events.ts'
import { subscription } from './subscription.ts'
import type { HubAddress } from './hub-address.ts'

/** `isCounted`: the server numbers the items on this connection. */
export type ConnectionCommand =
  | Exclude<ConnectionEvent, { type: 'hub.opened' }>
  | { type: 'hub.opened'; isCounted: boolean }
type Event =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'retry' }
  /**
   * A message left a gap after the earlier ones, so the connection is opened again at the known positions.
   */
  | { type: 'redial' }
  | { type: 'feeds.caughtUp' }
  | ConnectionCommand
  | NetworkEvent

interface Input {
  place: HubAddress
  /** The last received number of each stream. */
  positions: () => Positions
  now: () => number
  random: () => number
}
interface Context extends Input {
  /** Attempts since the last connection that stayed open long enough to be trusted. */
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
/**
 * The first message may be lost, and the server does not send it again on the same connection. So the machine
 * opens a new one.
 */
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
  delays: {
    untilGivenUp: GIVE_UP_MS,
    // A connection counts as working only after this time. Otherwise a server that drops every connection
    // immediately would get a request each second.
    untilTrusted: TRUST_MS,
    untilResynced: RESYNC_MS,
    untilNextTry: ({ context }) => context.waitMs,
  },
  actors: connectionEffects,
})

const received = (_: unknown, { now }: Context) => ({ heardAt: now() })
/** Timers stop while the device sleeps, so a connection may have been dead for hours when it wakes up. */
const isSilent = ({ now, heardAt, isCounted }: Context) =>
  now() - heardAt > SILENCE_MS[isCounted ? 'counted' : 'plain']
function plan({ tries, now, random }: Context) {
  // Full jitter: clients that were disconnected together must not return together.
  const waitMs = Math.floor(random() * Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tries))
  return { tries: tries + 1, waitMs, nextTryAt: now() + waitMs }
}

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
        'hub.refused': arrows({ to: 'refused', put: ({ why }) => ({ why }) }),
        'network.lost': 'offline',
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'Waits for the connection, at most fifteen seconds.',
          on: {
            'hub.opened': arrows({
              to: 'open',
              put: ({ isCounted }, { now }) => ({ isCounted, heardAt: now() }),
            }),
          },
          after: { untilGivenUp: '#connection.reconnecting' },
        },
        open: {
          description: 'The connection is open. A silent one is opened again on wake-up.',
          on: {
            'hub.alive': arrows({ put: received }),
            'hub.renamed': arrows({ tell: () => [{ type: 'line.renamed' }], put: received }),
            'hub.heard': arrows({ tell: ({ parts }) => [{ type: 'line.heard', parts }], put: received }),
            'page.woke': arrows({
              when: (_, context) => isSilent(context),
              to: '#connection.held',
              again: true,
            }),
          },
          initial: 'resyncing',
          states: {
            resyncing: {
              description: 'Waits until the data of this connection is current, at most fifteen seconds.',
              on: { 'feeds.caughtUp': 'live' },
              // A server of the base wire sends no first message, so a new connection would not help.
              after: {
                untilResynced: choices({
                  when: ({ isCounted }) => isCounted,
                  to: '#connection.reconnecting',
                }),
              },
            },
            live: {
              description: 'All data is current. After five seconds, the retry delay starts over.',
              after: { untilTrusted: choices({ put: () => ({ tries: 0 }) }) },
            },
          },
        },
      },
    },
    reconnecting: {
      description: 'The connection was lost. Retries with a growing delay.',
      entry: assign(({ context }) => plan(context)),
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
