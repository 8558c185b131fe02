/** The first accepted flag of a team for a challenge. Times are milliseconds since 1970. */
export interface SolveFact {
  kind: 'solve'
  teamId: number
  challengeId: number
  at: number
  /** The user who submitted the flag; '' if the account was deleted. */
  user: string
}
/** Anything else on the board changed. Clients fetch a new snapshot, because the fact has no data. */
export interface ChangeFact {
  kind: 'change'
}
/** A solve that a freeze hides. It has no data and only fills its number, so that the stream has no gap. */
export interface HiddenFact {
  kind: 'hidden'
}
export type BoardFact = SolveFact | ChangeFact
/**
 * Numbered per game from 1, without gaps, in the order of the commits. A gap tells a client that it missed a
 * fact.
 */
export type NumberedFact = BoardFact & { seq: number }
export type ReceivedFact = (BoardFact | HiddenFact) & { seq: number }
