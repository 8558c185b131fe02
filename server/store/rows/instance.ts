import type { Attachment } from './attachment.ts'
import type { Challenge } from './challenge.ts'

/** A participation's state in a challenge. */
export interface Instance {
  isLoaded: boolean
  /** The flag that is the team's own; null until it is dealt one, and after that one was removed. */
  flagId: number | null
}
type InstanceKey = { challengeId: number; participationId: number }

export interface Instances {
  /** Creates the missing instances of the enabled challenges. Returns how many were created. */
  make(participationId: number): Promise<number>
  /** Whether a board has something to show of the participation once it is accepted. */
  hasEnabled(participationId: number): Promise<boolean>

  find(place: InstanceKey): Promise<Instance | null>
  /** Locks it until the transaction ends, so that no one else assigns a flag to it. */
  lock(place: InstanceKey): Promise<Instance | null>
  give(place: InstanceKey, flagId: number | null): Promise<void>
  /** Adds a flag for one team. Returns its id. */
  addFlag(challengeId: number, flag: string): Promise<number>
  /** Ids of flags written by organisers that no team has yet. */
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
