import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * Call it in the transaction that changes the board, with the game locked. Publish its result after the
 * commit.
 */
export const appendBoardChange = (
  gameId: number,
  { boardFacts }: Pick<Tables, 'boardFacts'>,
): Promise<NumberedFact[]> => boardFacts.append(gameId, [{ kind: 'change' }])
