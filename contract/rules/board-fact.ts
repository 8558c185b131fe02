/** A team's first right answer to a challenge. Times are milliseconds since 1970. */
export interface SolveFact {
  kind: 'solve'
  teamId: number
  challengeId: number
  at: number
  /** The user who submitted the flag; '' if the account was deleted. */
  user: string
}
/** Anything else on the board changed. Clients fetch a new snapshot. */
export interface ChangeFact {
  kind: 'change'
}
/** A solve hidden by a freeze. It has no data; it only keeps the numbers of the stream without gaps. */
export interface HiddenFact {
  kind: 'hidden'
}
export type BoardFact = SolveFact | ChangeFact
/** Numbered per game from 1, without gaps, in the order of the commits. */
export type NumberedFact = BoardFact & { seq: number }
/** A fact as the public receives it. */
export type ReceivedFact = (BoardFact | HiddenFact) & { seq: number }
