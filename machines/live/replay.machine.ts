import { setup, type SnapshotFrom } from 'xstate'
import { arrows, choices } from '../kit/arrows.ts'
import { following } from './following.ts'

interface Input {
  game: number
  startsAt: number
  endsAt: number
  /** The moment in the URL. Null: the present. */
  at: number | null
  now: () => number
}
interface Context extends Input {
  speed: Speed
}
type Span = Pick<Context, 'startsAt' | 'endsAt' | 'now'>
export type ReplayCommand =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'goLive' }
  | { type: 'seek'; at: number }
  | { type: 'hasten' }
  | { type: 'slow' }

export const SPEEDS = [1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]
/** At normal speed, a whole game takes this time. */
const WHOLE_MS = 120_000
/** Short enough for a smooth movement, and long enough to compute a board of thousands of teams. */
const TICK_MS = 250

const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as ReplayCommand,
    emitted: {} as { type: 'moved'; at: number | null },
  },
  delays: { untilTick: TICK_MS },
  actors: {
    /** Shows the board of the given moment. When the subscription ends, the present board is shown again. */
    showMoment: following<{ game: number; at: number | null }, never>('showMoment'),
  },
})

/** The end of the game, or the present before it, because the future cannot be shown. */
const lastOf = ({ startsAt, endsAt, now }: Span) => Math.max(startsAt, Math.min(endsAt, now()))
const clampedTo = (span: Span, at: number) => Math.max(span.startsAt, Math.min(lastOf(span), at))
const stepOf = ({ startsAt, endsAt, speed }: Pick<Context, 'startsAt' | 'endsAt' | 'speed'>) =>
  ((endsAt - startsAt) / WHOLE_MS) * TICK_MS * speed
const speedAfter = (speed: Speed, steps: 1 | -1) => SPEEDS[SPEEDS.indexOf(speed) + steps] ?? speed

const moves = <Heard>(change: (heard: Heard, context: Context) => { at: number | null }) => ({
  tell: (heard: Heard, context: Context) => [{ type: 'moved' as const, ...change(heard, context) }],
  put: change,
})

/** Starts over from the end and from the present, because nothing is left to play there. */
const begin = moves((_, context) => ({
  at: context.at !== null && context.at < lastOf(context) ? context.at : context.startsAt,
}))
const advance = moves((_, context) => ({
  at: clampedTo(context, (context.at ?? context.startsAt) + stepOf(context)),
}))
const seek = moves(({ at }: { at: number }, context) => ({ at: clampedTo(context, at) }))
const goLive = moves(() => ({ at: null }))

export const replayMachine = machine.createMachine({
  id: 'replay',
  description: 'Moves through the time of a game.',
  context: ({ input }) => ({ ...input, at: input.at === null ? null : clampedTo(input, input.at), speed: 1 }),
  invoke: { src: 'showMoment', input: ({ context: { game, at } }) => ({ game, at }) },
  on: {
    hasten: choices({ put: ({ speed }) => ({ speed: speedAfter(speed, 1) }) }),
    slow: choices({ put: ({ speed }) => ({ speed: speedAfter(speed, -1) }) }),
  },
  initial: 'settling',
  states: {
    settling: {
      description: 'Transient. Chooses the next state from the moment in the address.',
      always: choices({ when: ({ at }) => at === null, to: 'live' }, { to: 'paused' }),
    },
    live: {
      description: 'Shows the present.',
      on: {
        play: arrows({ to: 'playing', ...begin }),
        seek: arrows({ to: 'paused', ...seek }),
      },
    },
    paused: {
      description: 'Shows one moment in the past.',
      on: {
        play: arrows({ to: 'playing', ...begin }),
        seek: arrows(seek),
        goLive: arrows({ to: 'live', ...goLive }),
      },
    },
    playing: {
      description: 'Moves through the game in two minutes or less, up to the present.',
      on: {
        pause: 'paused',
        seek: arrows(seek),
        goLive: arrows({ to: 'live', ...goLive }),
      },
      after: {
        untilTick: arrows(
          { when: (_, context) => (context.at ?? 0) >= lastOf(context), to: 'live', ...goLive },
          { to: 'playing', again: true, ...advance },
        ),
      },
    },
  },
})

export interface ReplayView {
  kind: 'live' | 'paused' | 'playing'
  /** The moment on the screen. Null: the present. */
  at: number | null
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
