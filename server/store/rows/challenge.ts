import type { StoredChallenge } from '#contract/fields/challenge.ts'
import type { ChallengeType } from '#contract/models/challenge-names.ts'

/** The fields that a save replaces. */
export interface ChallengeFields extends Omit<StoredChallenge, 'flagTemplate'> {
  flagTemplate: string | null
  isEnabled: boolean
}
export interface Challenge extends ChallengeFields {
  id: number
  gameId: number
  /** It never changes. */
  type: ChallengeType
  /** The number of saves. */
  version: number
}
export type ChallengeSummary = Pick<
  Challenge,
  | 'id'
  | 'title'
  | 'tag'
  | 'type'
  | 'isEnabled'
  | 'originalScore'
  | 'minScoreRate'
  | 'difficulty'
  | 'containerImage'
>

export interface Challenges {
  /** Sorted by id. */
  list(gameId: number): Promise<ChallengeSummary[]>
  /** One of another game is none. */
  byId(gameId: number, id: number): Promise<Challenge | null>
  /** Locks it against changes until the transaction ends. */
  lock(gameId: number, id: number): Promise<Challenge | null>
  create(challenge: Pick<Challenge, 'gameId' | 'type' | 'title' | 'tag'>): Promise<number>
  /** All of its fields, and the next version. */
  update(id: number, fields: ChallengeFields): Promise<void>
  delete(id: number): Promise<void>
  /**
   * Counted solves of players before the end of the game, by challenge. Challenges without a solve are
   * missing.
   */
  solveCounts(gameId: number): Promise<ReadonlyMap<number, number>>
  /**
   * Creates an instance for each participation without one, whatever its status. Returns how many were
   * created.
   */
  makeInstances(id: number): Promise<number>
}
