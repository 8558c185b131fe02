import { assign, setup, type SnapshotFrom } from 'xstate'
import { listening } from './listening.ts'

/** Why the server will not have us; trying again by itself would change nothing. `closed`: it opened and shut without a word. */
export const REFUSALS = ['signed-out', 'forbidden', 'missing', 'closed'] as const
export type Refusal = (typeof REFUSALS)[number]
export type LineHeard = { type: 'hub.opened' } | { type: 'hub.dropped' } | { type: 'hub.refused'; why: Refusal }
export type NetworkHeard = { type: 'network.lost' } | { type: 'network.found' } | { type: 'page.woke' }
type Event = { type: 'open' } | { type: 'close' } | { type: 'retry' } | LineHeard | NetworkHeard

interface Input {
  game: number
  now: () => number
  random: () => number
}
interface Context extends Input {
  /** Tries since the line last held. */
  tries: number
  waitMs: number
  nextTryAt: number
  why: Refusal
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
const GIVE_UP_MS = 15_000
const TRUST_MS = 5_000

export const connectionEffects = {
  holdLine: listening<{ game: number }, LineHeard>('holdLine'),
  watchNetwork: listening<object, NetworkHeard>('watchNetwork'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actions: {
    plan: assign(({ context: { tries, now, random } }) => {
      // Full jitter: clients that were cut together must not come back together.
      const waitMs = Math.floor(random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries))
      return { tries: tries + 1, waitMs, nextTryAt: now() + waitMs }
    }),
    trust: assign({ tries: 0 }),
    note: assign((_, event: { why: Refusal }) => ({ why: event.why })),
  },
  delays: {
    untilGivenUp: GIVE_UP_MS,
    // A server that takes us in and throws us out at once must not be asked every second.
    untilTrusted: TRUST_MS,
    untilNextTry: ({ context }) => context.waitMs,
  },
  actors: connectionEffects,
})

export const connectionMachine = machine.createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, tries: 0, waitMs: 0, nextTryAt: 0, why: 'closed' }),
  invoke: { src: 'watchNetwork', input: {} },
  on: { close: '.idle' },
  initial: 'idle',
  states: {
    idle: { on: { open: 'held' } },
    held: {
      invoke: { src: 'holdLine', input: ({ context }) => ({ game: context.game }) },
      on: {
        'hub.dropped': 'reconnecting',
        'hub.refused': { target: 'refused', actions: { type: 'note', params: ({ event }) => event } },
        'network.lost': 'offline',
      },
      initial: 'connecting',
      states: {
        connecting: { on: { 'hub.opened': 'live' }, after: { untilGivenUp: '#connection.reconnecting' } },
        live: { after: { untilTrusted: { actions: 'trust' } } },
      },
    },
    reconnecting: {
      entry: 'plan',
      on: { retry: 'held', 'page.woke': 'held', 'network.found': 'held', 'network.lost': 'offline' },
      after: { untilNextTry: 'held' },
    },
    offline: { on: { 'network.found': 'held', retry: 'held' } },
    refused: { on: { retry: 'held' } },
  },
})

export type ConnectionView =
  | { kind: 'idle' }
  | { kind: 'connecting' }
  | { kind: 'live' }
  | { kind: 'reconnecting'; nextTryAt: number }
  | { kind: 'offline' }
  | { kind: 'refused'; why: Refusal }
export function toConnectionView(snapshot: SnapshotFrom<typeof connectionMachine>): ConnectionView {
  if (snapshot.matches('idle')) return { kind: 'idle' }
  if (snapshot.matches({ held: 'live' })) return { kind: 'live' }
  if (snapshot.matches('reconnecting')) return { kind: 'reconnecting', nextTryAt: snapshot.context.nextTryAt }
  if (snapshot.matches('offline')) return { kind: 'offline' }
  if (snapshot.matches('refused')) return { kind: 'refused', why: snapshot.context.why }
  return { kind: 'connecting' }
}
