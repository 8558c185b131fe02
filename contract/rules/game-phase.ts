/** `paused`: the game has started, has not ended, and its clock is stopped. */
export type GamePhase = 'coming' | 'ongoing' | 'paused' | 'ended' | 'practice'

export interface GameTimes {
  startsAt: number
  endsAt: number
  /** The game stays open after its end. */
  practiceMode: boolean
  /**
   * Null: the game is not paused. Missing: the caller passes the time in the game (`gameNow`), which already
   * considers the pause.
   */
  pausedAt?: number | null
}

/** Whether the game has started and has not ended. A paused game counts. */
export const isUnderWay = (phase: GamePhase): boolean => phase === 'ongoing' || phase === 'paused'

/** A game runs from its start to its end, both instants included, as on the base server. */
export function gamePhase({ startsAt, endsAt, practiceMode, pausedAt }: GameTimes, now: number): GamePhase {
  if (typeof pausedAt === 'number') return 'paused'
  if (now < startsAt) return 'coming'
  if (now <= endsAt) return 'ongoing'
  return practiceMode ? 'practice' : 'ended'
}

/** The part of the game that has passed, from 0 to 1. */
export const shareOfTime = (
  { startsAt, endsAt }: Pick<GameTimes, 'startsAt' | 'endsAt'>,
  at: number,
): number => Math.min(1, Math.max(0, (at - startsAt) / Math.max(1, endsAt - startsAt)))
