import type { BoardFact, NumberedFact } from '#contract/rules/board-fact.ts'

export interface BoardFacts {
  /**
   * In a transaction that has locked the game: the numbers are taken and stored together with what they are
   * of.
   */
  append(gameId: number, facts: readonly BoardFact[]): Promise<NumberedFact[]>
  /** Returns the facts after that number, in order, at most `most`. */
  since(gameId: number, seq: number, most: number): Promise<NumberedFact[]>
  /** The number of the last one; 0 before the first. */
  last(gameId: number): Promise<number>
}
