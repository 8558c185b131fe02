import type { Actor } from '#server/http/actor.ts'

export interface FlagSubmission {
  gameId: number
  challengeId: number
  actor: Pick<Actor, 'id' | 'name'>
  ip: string
  /** Trimmed, and as the database returns it. */
  text: string
  /** The time of arrival, which counts however long the submission waits for the judge. */
  at: number
  /** The key of the attempt. The server generates one if the client sent none. */
  key: string
}

export interface FlagJudge {
  /** Resolves to the id under which the submission and its verdict are stored. Throws the refusal. */
  judge(answer: FlagSubmission): Promise<number>
}
