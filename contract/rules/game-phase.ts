/** A paused game has started and has not ended, and stands still. */
export type GamePhase = 'coming' | 'ongoing' | 'paused' | 'ended' | 'practice'

export interface GameTimes {
  startsAt: number
  endsAt: number
  /** Stays open after its end. */
  practiceMode: boolean
  /** Set while the game is paused. Missing: the caller asks for the time in the game (`gameNow`). */
  pausedAt?: number | null
}

/** Whether players may play: it has begun, and its end lies ahead. */
export const isUnderWay = (phase: GamePhase): boolean => phase === 'ongoing' || phase === 'paused'

/** A game runs from its start to its end, both instants included. */
export function gamePhase({ startsAt, endsAt, practiceMode, pausedAt }: GameTimes, now: number): GamePhase {
  if (typeof pausedAt === 'number') return 'paused'
  if (now < startsAt) return 'coming'
  if (now <= endsAt) return 'ongoing'
  return practiceMode ? 'practice' : 'ended'
}

/** How much of the game has passed at that time, from 0 to 1. */
export const shareOfTime = (
  { startsAt, endsAt }: Pick<GameTimes, 'startsAt' | 'endsAt'>,
  at: number,
): number => Math.min(1, Math.max(0, (at - startsAt) / Math.max(1, endsAt - startsAt)))
