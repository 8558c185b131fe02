import {
  canPauseAt,
  extended,
  gameNow,
  isPaused,
  moved,
  resumed,
  type Moments,
  type Pause,
} from './game-clock.ts'
import { isHiding } from './freeze.ts'

/** Everything that an act on the clock of a game can change. Times are milliseconds since 1970. */
export interface ClockState extends Moments, Pause {
  startsAt: number
  /** The time of the reveal of the frozen board. */
  revealedAt: number | null
}

export const CLOCK_ACTS = ['start', 'pause', 'resume', 'extend', 'freeze', 'reveal', 'end', 'reopen'] as const
export type ClockActKind = (typeof CLOCK_ACTS)[number]
/** `byMs`: the length that is added to the game, or the time that it is open again. */
export type ClockAct =
  | { kind: Exclude<ClockActKind, 'extend' | 'reopen'> }
  | { kind: 'extend' | 'reopen'; byMs: number }

export type ClockBar =
  | 'gameNotStarted'
  | 'gameNotRunning'
  | 'gameNotPaused'
  | 'gameOver'
  | 'notFrozen'
  | 'gameWithoutTimes'

export type ClockPlace = 'unset' | 'coming' | 'running' | 'paused' | 'over'

/** A game without times is `unset`: it has not been planned yet. */
export function clockPlace(state: ClockState, now: number): ClockPlace {
  if (state.endsAt <= 0) return 'unset'
  if (now < state.startsAt) return 'coming'
  if (isPaused(state, now)) return 'paused'
  return now <= state.endsAt ? 'running' : 'over'
}

/**
 * The reason why an act is not possible. Null: it is. Two organisers may press at the same time, so most acts
 * stay possible after they are done. A second `resume` is not possible.
 */
export function clockBar(kind: ClockActKind, state: ClockState, now: number): ClockBar | null {
  const place = clockPlace(state, now)
  if (place === 'unset') return 'gameWithoutTimes'
  switch (kind) {
    case 'start':
      return place === 'over' ? 'gameOver' : null
    case 'pause':
      return place === 'paused' || canPauseAt(state, now) ? null : 'gameNotRunning'
    case 'resume':
      return place === 'paused' ? null : 'gameNotPaused'
    case 'extend':
      return place === 'over' ? 'gameOver' : null
    case 'freeze':
      if (place === 'coming') return 'gameNotStarted'
      return place !== 'over' && gameNow(state, now) < state.endsAt ? null : 'gameOver'
    case 'reveal':
      return state.freezeAt !== null && gameNow(state, now) >= state.freezeAt ? null : 'notFrozen'
    case 'end':
    case 'reopen':
      return place === 'coming' ? 'gameNotStarted' : null
    default:
      return kind satisfies never
  }
}

/** Returns the same object if the act changes nothing. The caller has checked that the act is possible. */
export function afterAct(act: ClockAct, state: ClockState, now: number): ClockState {
  const place = clockPlace(state, now)
  const at = gameNow(state, now)
  switch (act.kind) {
    case 'start':
      if (place !== 'coming') return state
      return { ...state, ...moved(state, now - state.startsAt), startsAt: now }
    case 'pause':
      return place === 'paused' ? state : { ...state, pausedAt: now }
    case 'resume':
      return { ...state, ...resumed(state, state, now), pausedAt: null }
    case 'extend':
      return { ...state, ...extended(state, act.byMs, at) }
    case 'freeze':
      return isHiding(state, at) ? state : { ...state, freezeAt: at, revealedAt: null }
    case 'reveal':
      return state.revealedAt === null ? { ...state, revealedAt: now } : state
    case 'end':
      // The last instant still belongs to the game, so a game at that instant has no time left to cut.
      return place === 'over' || at >= state.endsAt ? state : ended(state, at)
    case 'reopen':
      return place === 'over' ? { ...state, ...extended(state, now + act.byMs - state.endsAt, now) } : state
    default:
      return act satisfies never
  }
}

/**
 * A planned freeze is dropped. A paused game ends at the start of its pause, because no play was possible
 * since.
 */
function ended(state: ClockState, at: number): ClockState {
  const endsAt = Math.max(at, state.startsAt + 1)
  const { freezeAt } = state
  return {
    ...state,
    ...extended(state, endsAt - state.endsAt, at),
    freezeAt: freezeAt !== null && freezeAt >= endsAt ? null : freezeAt,
    pausedAt: null,
  }
}

/** The acts that make sense now, the most urgent one first. */
export function clockActsAt(state: ClockState, now: number): readonly ClockActKind[] {
  const place = clockPlace(state, now)
  const hiding = isHiding(state, gameNow(state, now))
  switch (place) {
    case 'unset':
      return []
    case 'coming':
      return ['start', 'extend']
    case 'running':
    case 'paused':
      return [place === 'running' ? 'pause' : 'resume', 'extend', hiding ? 'reveal' : 'freeze', 'end']
    case 'over':
      return hiding ? ['reveal', 'reopen'] : ['reopen']
    default:
      return place satisfies never
  }
}
