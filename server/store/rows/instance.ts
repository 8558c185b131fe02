import type { Attachment } from './attachment.ts'
import type { Challenge } from './challenge.ts'

/** What a participation has of a challenge. */
export interface Instance {
  isLoaded: boolean
  /** The flag that is the team's own; null until it is dealt one, and after that one was removed. */
  flagId: number | null
}
type InstanceKey = { challengeId: number; participationId: number }

export interface Instances {
  /**
   * For each enabled challenge of its game that the participation has none of; answers how many there were.
   */
  make(participationId: number): Promise<number>
  /** Whether a board has something to show of the participation once it is accepted. */
  hasEnabled(participationId: number): Promise<boolean>

  find(place: InstanceKey): Promise<Instance | null>
  /** Nobody else deals to it until the transaction ends. */
  lock(place: InstanceKey): Promise<Instance | null>
  give(place: InstanceKey, flagId: number | null): Promise<void>
  /** Made for one team; answers its id. */
  addFlag(challengeId: number, flag: string): Promise<number>
  /** Those that organisers wrote and no team has, by id. */
  freeFlags(challengeId: number): Promise<number[]>
  /** The team's own; null before it was dealt one. */
  dealtFlag(place: InstanceKey): Promise<string | null>
  attachmentOf(flagId: number): Promise<Attachment | null>
  /**
   * The challenge, as it stays until the transaction ends. Callers that ask `alone` proceed one at a time.
   */
  holdChallenge(
    gameId: number,
    id: number,
    turn: 'together' | 'alone',
  ): Promise<Pick<Challenge, 'isEnabled'> | null>
}
