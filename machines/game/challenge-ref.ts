/** One challenge of one game. */
export interface ChallengePlace {
  game: number
  challenge: number
}
