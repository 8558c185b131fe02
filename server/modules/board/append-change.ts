import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * Must run in the transaction that changes the board, with the game locked. Its result must be published
 * after the commit.
 */
export const appendBoardChange = (
  gameId: number,
  { boardFacts }: Pick<Tables, 'boardFacts'>,
): Promise<NumberedFact[]> => boardFacts.append(gameId, [{ kind: 'change' }])
