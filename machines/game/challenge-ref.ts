/** One challenge of one game. */
export interface ChallengeRef {
  game: number
  challenge: number
}
