/** A team's first right answer to a challenge. Times are milliseconds since 1970. */
export interface SolveFact {
  kind: 'solve'
  teamId: number
  challengeId: number
  at: number
  /** The user who submitted the flag; '' if the account was deleted. */
  user: string
}
/** Something else that a board shows is different: who has the board takes a new snapshot. */
export interface ChangeFact {
  kind: 'change'
}
/** A solve that is kept from who is told of it: it only counts. */
export interface HiddenFact {
  kind: 'hidden'
}
export type BoardFact = SolveFact | ChangeFact
/** Counted per game from 1, without holes, in the order of the commits. */
export type NumberedFact = BoardFact & { seq: number }
/** As the public is told of it. */
export type ReceivedFact = (BoardFact | HiddenFact) & { seq: number }
