export type GamePhase = 'coming' | 'ongoing' | 'ended' | 'practice'

export interface GameTimes {
  startsAt: number
  endsAt: number
  /** Stays open after its end. */
  practiceMode: boolean
}

/** A game runs from its start to its end, both instants included. */
export function gamePhase({ startsAt, endsAt, practiceMode }: GameTimes, now: number): GamePhase {
  if (now < startsAt) return 'coming'
  if (now <= endsAt) return 'ongoing'
  return practiceMode ? 'practice' : 'ended'
}

/** How much of the game has passed at that time, from 0 to 1. */
export const shareOfTime = ({ startsAt, endsAt }: Omit<GameTimes, 'practiceMode'>, at: number): number =>
  Math.min(1, Math.max(0, (at - startsAt) / Math.max(1, endsAt - startsAt)))
