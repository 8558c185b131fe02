export interface ChallengeRef {
  game: number
  challenge: number
}
