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
