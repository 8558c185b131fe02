/** The place of a challenge in the calls of organisers, whose paths name its id `cId`. */
export interface ChallengeRef {
  id: number
  cId: number
}

/** The place of a challenge in the calls of players, whose paths name its id `challengeId`. */
export interface PlayedChallengeRef {
  id: number
  challengeId: number
}
