import { assign, setup, type SnapshotFrom } from 'xstate'

interface Input {
  startsAt: number
  endsAt: number
  /** The moment at which somebody comes in; null for now. */
  at: number | null
  now: () => number
}
interface Context extends Input {
  speed: Speed
}
type Event =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'goLive' }
  | { type: 'seek'; at: number }
  | { type: 'hasten' }
  | { type: 'slow' }

/** How many times faster than at first. */
export const SPEEDS = [1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]
/** As long as a whole game takes at first. */
const WHOLE_MS = 120_000
/** Often enough to be seen as a movement; a board of thousands must be counted in between. */
const TICK_MS = 250

const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: {
    isLive: ({ context: { at } }) => at === null,
    isOver: ({ context }) => (context.at ?? 0) >= lastOf(context),
  },
  actions: {
    seek: assign(({ context }, { at }: { at: number }) => ({ at: within(context, at) })),
    // From the very end there is nothing to play.
    begin: assign(({ context }) => ({
      at: context.at !== null && context.at < lastOf(context) ? context.at : context.startsAt,
    })),
    advance: assign(({ context }) => ({
      at: within(context, (context.at ?? context.startsAt) + stepOf(context)),
    })),
    goLive: assign({ at: null }),
    hasten: assign(({ context: { speed } }) => ({ speed: SPEEDS[SPEEDS.indexOf(speed) + 1] ?? speed })),
    slow: assign(({ context: { speed } }) => ({ speed: SPEEDS[SPEEDS.indexOf(speed) - 1] ?? speed })),
  },
  delays: { untilTick: TICK_MS },
})

/** Where one is in the time of a game: now, or at a moment that has been. */
export const replayMachine = machine.createMachine({
  id: 'replay',
  description: 'Moves through the time of a game.',
  context: ({ input }) => ({ ...input, at: input.at === null ? null : within(input, input.at), speed: 1 }),
  on: { hasten: { actions: 'hasten' }, slow: { actions: 'slow' } },
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Chooses the next state from the moment in the address.',
      always: [{ guard: 'isLive', target: 'live' }, { target: 'paused' }],
    },
    live: {
      description: 'Shows the present.',
      on: {
        play: { target: 'playing', actions: 'begin' },
        seek: { target: 'paused', actions: { type: 'seek', params: ({ event }) => event } },
      },
    },
    paused: {
      description: 'Shows one moment in the past.',
      on: {
        play: { target: 'playing', actions: 'begin' },
        seek: { actions: { type: 'seek', params: ({ event }) => event } },
        goLive: { target: 'live', actions: 'goLive' },
      },
    },
    playing: {
      description: 'Moves through the game in two minutes or less, up to the present.',
      on: {
        pause: 'paused',
        seek: { actions: { type: 'seek', params: ({ event }) => event } },
        goLive: { target: 'live', actions: 'goLive' },
      },
      after: {
        untilTick: [
          { guard: 'isOver', target: 'live', actions: 'goLive' },
          { target: 'playing', reenter: true, actions: 'advance' },
        ],
      },
    },
  },
})

type Span = Pick<Context, 'startsAt' | 'endsAt' | 'now'>
/** Nothing is known of what has not been yet. */
const lastOf = ({ startsAt, endsAt, now }: Span) => Math.max(startsAt, Math.min(endsAt, now()))
const within = (span: Span, at: number) => Math.max(span.startsAt, Math.min(lastOf(span), at))
const stepOf = ({ startsAt, endsAt, speed }: Pick<Context, 'startsAt' | 'endsAt' | 'speed'>) =>
  ((endsAt - startsAt) / WHOLE_MS) * TICK_MS * speed

export interface ReplayView {
  kind: 'live' | 'paused' | 'playing'
  /** The moment on view; null for now. */
  at: number | null
  /** As far as one can go. */
  until: number
  speed: Speed
  canHasten: boolean
  canSlow: boolean
}
export function toReplayView({ value, context }: SnapshotFrom<typeof replayMachine>): ReplayView {
  const { at, speed } = context
  const nth = SPEEDS.indexOf(speed)
  const kind = value === 'playing' || value === 'paused' ? value : 'live'
  return { kind, at, until: lastOf(context), speed, canHasten: nth < SPEEDS.length - 1, canSlow: nth > 0 }
}
