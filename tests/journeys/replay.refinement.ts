import { replayMachine, toReplayView } from '#machines/live/replay.machine.ts'
import { refines } from './refinement.ts'
import { replayJourney } from './replay.journey.ts'

const startsAt = 0
/** Four minutes, of which a step of a quarter of a second shows half a second. */
const endsAt = 240_000
const TICK_MS = 250
const ticks = (count: number) => Array.from({ length: count }, () => TICK_MS)
const live = { kind: 'live', at: null, until: endsAt, speed: 1, canHasten: true, canSlow: false } as const
const atStart = { kind: 'paused', at: startsAt } as const

export const replayRefinement = refines(replayJourney, replayMachine, toReplayView, {
  input: (now) => ({ game: 1, startsAt, endsAt, at: null, now: () => endsAt + now() }),
  events: {
    'the person opens the replay': [],
    'the person plays it': { type: 'play' },
    'the person goes to the start': { type: 'seek', at: startsAt },
    'the person closes it': 'anew',
    'half of it passes': ticks(240),
    // One more step finds that the end is reached.
    'the rest of it passes': ticks(241),
    'the person stops it': { type: 'pause' },
    'the person comes back to now': { type: 'goLive' },
    'a minute passes': 60_000,
    'the person loads the page anew': [],
    'another team solves something': [],
  },
  states: {
    now: live,
    open: live,
    playing: { kind: 'playing', at: startsAt },
    half: { kind: 'playing', at: endsAt / 2 },
    stopped: { kind: 'paused', at: endsAt / 2 },
    start: atStart,
    stillStart: atStart,
    moved: live,
  },
})
