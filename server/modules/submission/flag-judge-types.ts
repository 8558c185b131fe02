import type { Actor } from '#server/http/actor.ts'

/** One try of a player, as it came. */
export interface FlagSubmission {
  gameId: number
  challengeId: number
  actor: Pick<Actor, 'id' | 'name'>
  ip: string
  /** Trimmed, and as the database will give it back. */
  text: string
  /** When it came: what it is measured by, however long it waited to be judged. */
  at: number
  /** The key that the client chose for this attempt, or a generated one. */
  key: string
}

/** Judges answers to flags. */
export interface FlagJudge {
  /**
   * The id under which the answer and its verdict are stored; throws the refusal of one that may not be
   * given.
   */
  judge(answer: FlagSubmission): Promise<number>
}
