import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * In the transaction that changes what the game's board shows, with the game locked; what it answers is told
 * to the boards after it.
 */
export const appendBoardChange = (
  gameId: number,
  { boardFacts }: Pick<Tables, 'boardFacts'>,
): Promise<NumberedFact[]> => boardFacts.append(gameId, [{ kind: 'change' }])
